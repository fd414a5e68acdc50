import { readFirstPaint, readHostBuild } from './builds/build.ts';
import { composePages } from './compose.ts';
import { composedFiles, storeComposed } from './composed-files.ts';
import { releaseFolder } from './layout.ts';
import { type Ledger, readLedger, storeLedger } from './ledger.ts';
import { underLock } from './lock/lock.ts';
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
  const signIn = await readFirstPaint(releaseFolder(site, runningEntry(ledger, 'mfe-auth')));
  return composedFiles(settings, registry, composePages(settings, build, registry, signIn));
}

/** The same; undefined too where files were spoilt: what cannot be composed may be what comes next will put right. */
async function composeIfWhole(site: string, settings: SiteSettings, ledger: Ledger) {
  try {
    return await compose(site, settings, ledger);
  } catch (error) {
    if (error instanceof SiteRefusal) return undefined;
    throw error;
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
    // where a process ended after its ledger and before its pages, they are behind it
    const behind = await composeIfWhole(site, settings, ledger);
    if (behind) await storeComposed(site, behind);
    const next = await change(ledger, settings);
    if (next === ledger && behind) return;
    const files = await compose(site, settings, next);
    if (next !== ledger) await storeLedger(site, next);
    if (files) await storeComposed(site, files);
  });
}

/**
 * Sets a site up, or changes its settings; recomposes where host and all remotes are there and whole. Otherwise the
 * pages stay as they were until the next change, which puts right what was spoilt or says what is wrong.
 */
export function writeSettings(site: string, settings: SiteSettings): Promise<void> {
  return underLock(site, async () => {
    const files = await composeIfWhole(site, settings, await readLedger(site));
    await storeSettings(site, settings);
    if (files) await storeComposed(site, files);
  });
}
