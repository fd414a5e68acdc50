import { readFirstPaint, readHostBuild } from './builds/build.ts';
import { composePages } from './compose.ts';
import { composedFiles, storeComposed } from './composed-files.ts';
import { registryFor, signInRemoteOf } from './declarations/migration.ts';
import { releaseFolder } from './layout.ts';
import { type Ledger, readLedger, runningOf, storeLedger } from './ledger.ts';
import { withSiteLock } from './lock/lock.ts';
import { SiteRefusal } from './refusal.ts';
import { assertIntact, hasNeededRemotes, registryOf, runningEntry } from './registry.ts';
import { readSettings, type SiteSettings, storeSettings } from './settings.ts';

/** Composes the served files in memory; undefined while a package is missing. Throws SiteRefusal. */
async function compose(site: string, given: SiteSettings, ledger: Ledger) {
  if (runningOf(ledger, 'host').length === 0) return undefined;
  const signInRemote = signInRemoteOf(given.config);
  const settings = { ...given, config: { ...given.config, signInRemote } };
  const host = runningEntry(ledger, 'host');
  await assertIntact(site, host);
  const build = await readHostBuild(releaseFolder(site, host), host.version);
  if (!hasNeededRemotes(ledger, settings, build.provides)) return undefined;
  const { registry, notes } = await registryOf(site, settings, ledger, build.provides);
  // of the release in the registry, which is an earlier one when the current one is damaged
  const { version } = registry.remotes[signInRemote]?.current ?? runningEntry(ledger, signInRemote);
  const signIn = await readFirstPaint(releaseFolder(site, { package: signInRemote, version }));
  const pages = composePages(settings, build, registry, signIn);
  return { files: composedFiles(settings, registryFor(build.provides, registry), pages), notes };
}

/** The same, but undefined too where damaged files leave no page: the next change may replace them. */
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
 * @returns one sentence for each remote or page that the new pages leave out
 */
export function changeSite(
  site: string,
  change: (ledger: Ledger, settings: SiteSettings) => Promise<Ledger>,
): Promise<readonly string[]> {
  return withSiteLock(site, async () => {
    const settings = await readSettings(site);
    const ledger = await readLedger(site);
    // an earlier process may have ended after writing the ledger and before writing the pages
    const current = await composeIfIntact(site, settings, ledger);
    if (current) await storeComposed(site, current.files);
    const next = await change(ledger, settings);
    if (next === ledger && current) return current.notes;
    const composed = await compose(site, settings, next);
    if (next !== ledger) await storeLedger(site, next);
    if (composed) await storeComposed(site, composed.files);
    return composed?.notes ?? [];
  });
}

/**
 * Creates a site or changes its settings. Recomposes the pages unless damaged files leave none; then the pages stay as
 * they are until the next change.
 */
export function writeSettings(site: string, settings: SiteSettings): Promise<void> {
  return withSiteLock(site, async () => {
    const composed = await composeIfIntact(site, settings, await readLedger(site));
    await storeSettings(site, settings);
    if (composed) await storeComposed(site, composed.files);
  });
}
