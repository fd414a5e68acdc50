import { readHostBuild } from './build.ts';
import { composePages } from './compose.ts';
import { composedFiles, storeComposed } from './composed-files.ts';
import { releaseFolder } from './layout.ts';
import { type Ledger, readLedger, storeLedger } from './ledger.ts';
import { underLock } from './lock.ts';
import { SiteRefusal } from './refusal.ts';
import { assertIntact, missingFrom, registryOf, runningEntry } from './registry.ts';
import { readSettings, type SiteSettings, storeSettings } from './settings.ts';

/** Composes what a server sends, in memory; undefined while a package is missing. Throws SiteRefusal. */
async function compose(site: string, settings: SiteSettings, ledger: Ledger) {
  if (missingFrom(ledger).length > 0) return undefined;
  const host = runningEntry(ledger, 'host');
  await assertIntact(site, host);
  const registry = await registryOf(site, settings, ledger);
  const build = await readHostBuild(releaseFolder(site, host), host.version);
  return composedFiles(settings, registry, composePages(settings, build, registry));
}

/** Writes the pages that the ledger asks for, where a process ended after its ledger and before its pages. */
async function catchUp(site: string, settings: SiteSettings, ledger: Ledger): Promise<void> {
  try {
    const files = await compose(site, settings, ledger);
    if (files) await storeComposed(site, files);
  } catch (error) {
    // what cannot be composed as it is may be what this change is about to put right
    if (!(error instanceof SiteRefusal)) throw error;
  }
}

/**
 * The one way in which a site changes: under its lock, and so that its end at any moment leaves either the old site
 * or the new. The new pages are composed before anything is written; then the ledger decides, and pages that are
 * behind it catch up with the next change, whoever makes it.
 * @param change gives the new ledger, and may bring release folders into place before it does.
 */
export function changeSite(
  site: string,
  change: (ledger: Ledger, settings: SiteSettings) => Promise<Ledger>,
): Promise<void> {
  return underLock(site, async () => {
    const settings = await readSettings(site);
    const ledger = await readLedger(site);
    await catchUp(site, settings, ledger);
    const next = await change(ledger, settings);
    const files = await compose(site, settings, next);
    if (next !== ledger) await storeLedger(site, next);
    if (files) await storeComposed(site, files);
  });
}

/** Sets a site up, or changes its settings; recomposes where host and all remotes are there. */
export function writeSettings(site: string, settings: SiteSettings): Promise<void> {
  return underLock(site, async () => {
    const files = await compose(site, settings, await readLedger(site));
    await storeSettings(site, settings);
    if (files) await storeComposed(site, files);
  });
}
