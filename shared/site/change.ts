import { readFirstPaint, readHostBuild } from './builds/build.ts';
import { composePages } from './compose.ts';
import { composedFiles, storeComposed } from './composed-files.ts';
import { releaseFolder } from './layout.ts';
import { type Ledger, readLedger, storeLedger } from './ledger.ts';
import { withSiteLock } from './lock/lock.ts';
import { SiteRefusal } from './refusal.ts';
import { assertIntact, missingPackages, registryOf, runningEntry } from './registry.ts';
import { readSettings, type SiteSettings, storeSettings } from './settings.ts';

/** Composes the served files in memory; undefined while a package is missing. Throws SiteRefusal. */
async function compose(site: string, settings: SiteSettings, ledger: Ledger) {
  if (missingPackages(ledger).length > 0) return undefined;
  const host = runningEntry(ledger, 'host');
  await assertIntact(site, host);
  const registry = await registryOf(site, settings, ledger);
  const build = await readHostBuild(releaseFolder(site, host), host.version);
  const signIn = await readFirstPaint(releaseFolder(site, runningEntry(ledger, 'mfe-auth')));
  return composedFiles(settings, registry, composePages(settings, build, registry, signIn));
}

/** The same, but undefined for damaged files too: the next change may replace them. */
async function composeIfIntact(site: string, settings: SiteSettings, ledger: Ledger) {
  try {
    return await compose(site, settings, ledger);
  } catch (error) {
    if (error instanceof SiteRefusal) return undefined;
    throw error;
  }
}

/**
 * Changes a site under its lock. A process that ends at any moment leaves the old site or the new one: the new pages
 * are composed before anything is written, and pages that are older than the ledger are rewritten by the next change.
 * @param change returns the new ledger; it may add release folders first
 */
export function changeSite(
  site: string,
  change: (ledger: Ledger, settings: SiteSettings) => Promise<Ledger>,
): Promise<void> {
  return withSiteLock(site, async () => {
    const settings = await readSettings(site);
    const ledger = await readLedger(site);
    // an earlier process may have ended after writing the ledger and before writing the pages
    const current = await composeIfIntact(site, settings, ledger);
    if (current) await storeComposed(site, current);
    const next = await change(ledger, settings);
    if (next === ledger && current) return;
    const files = await compose(site, settings, next);
    if (next !== ledger) await storeLedger(site, next);
    if (files) await storeComposed(site, files);
  });
}

/**
 * Creates a site or changes its settings. Recomposes the pages if host and all remotes are intact; otherwise the pages
 * stay as they are until the next change.
 */
export function writeSettings(site: string, settings: SiteSettings): Promise<void> {
  return withSiteLock(site, async () => {
    const files = await composeIfIntact(site, settings, await readLedger(site));
    await storeSettings(site, settings);
    if (files) await storeComposed(site, files);
  });
}
