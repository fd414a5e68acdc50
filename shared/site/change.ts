import { type ComposedSite, storeComposed } from './composed-files.ts';
import { jsonText } from './files.ts';
import { composeByHost } from './host-composer.ts';
import { type Ledger, readLedger, runningOf, storeLedger } from './ledger.ts';
import { withSiteLock } from './lock/lock.ts';
import { SiteRefusal } from './refusal.ts';
import { assertIntact, runningEntry } from './registry.ts';
import { decodeSettings, readSettingsText, type SiteSettings, storeSettings } from './settings.ts';
import { type BeginStep, messageOf, runAll, type Step } from './steps.ts';

/**
 * Composes the served files in memory; undefined while a package is missing. Throws SiteRefusal.
 * @param settings text of `site.json`
 */
async function compose(site: string, settings: string, ledger: Ledger): Promise<ComposedSite | undefined> {
  if (runningOf(ledger, 'host').length === 0) return undefined;
  const host = runningEntry(ledger, 'host');
  await assertIntact(site, host);
  return composeByHost(site, host, settings, jsonText(ledger));
}

/** The same, but undefined too where damaged files leave no page: the next change may replace them. */
async function composeIfIntact(site: string, settings: string, ledger: Ledger) {
  try {
    return await compose(site, settings, ledger);
  } catch (error) {
    if (error instanceof SiteRefusal) return undefined;
    throw error;
  }
}

/**
 * Changes a site under its lock. The new pages are composed before the ledger is stored, which is when the change is made. One
 * that fails before takes back what it has written. A process that ends at any moment leaves the old site or the new one:
 * pages that are older than the ledger are rewritten by the next change.
 * @param change returns the new ledger; it may add release folders first
 * @returns one sentence for each remote or page that the new pages leave out
 */
export async function changeSite(
  site: string,
  change: (ledger: Ledger, settings: SiteSettings, begin: BeginStep) => Promise<Ledger>,
): Promise<readonly string[]> {
  // the lock would make the folder
  await readSettingsText(site);
  return withSiteLock(site, async () => {
    const settings = await readSettingsText(site);
    const ledger = await readLedger(site);
    // an earlier process may have ended after writing the ledger and before writing the pages
    const current = await composeIfIntact(site, settings, ledger);
    if (current) await storeComposed(site, current.files);
    const steps: Step[] = [];
    let composed: ComposedSite | undefined;
    try {
      const next = await change(ledger, decodeSettings(site, settings), (step) => void steps.push(step));
      if (next === ledger && current) return current.notes;
      composed = await compose(site, settings, next);
      if (next !== ledger) await storeLedger(site, next);
    } catch (error) {
      const failures = await runAll(steps.toReversed().flatMap(({ undo }) => undo ?? []));
      if (failures.length === 0) throw error;
      throw new Error([messageOf(error), 'What was written could not be removed:', ...failures].join('\n'), {
        cause: error,
      });
    }
    if (composed) await storeComposed(site, composed.files);
    const failures = await runAll(steps.flatMap(({ finish }) => finish ?? []));
    return [
      ...(composed?.notes ?? []),
      ...failures.map((failure) => `The change is made, and a later step failed: ${failure}`),
    ];
  });
}

/**
 * Creates a site or changes its settings. Recomposes the pages unless damaged files leave none; then the pages stay as
 * they are until the next change.
 */
export function writeSettings(site: string, settings: SiteSettings): Promise<void> {
  return withSiteLock(site, async () => {
    const composed = await composeIfIntact(site, jsonText(settings), await readLedger(site));
    await storeSettings(site, settings);
    if (composed) await storeComposed(site, composed.files);
  });
}
