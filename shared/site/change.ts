import { type ComposedSite, draftComposed } from './composed-files.ts';
import { jsonText } from './files.ts';
import { composeByHost } from './host-composer.ts';
import { type Ledger, readLedger, runningOf, storeLedger } from './ledger.ts';
import { withSiteLock } from './lock/lock.ts';
import { mirrorChange } from './mirror/mirror-site.ts';
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

/** Puts composed files into place, or leaves those that were there. */
async function storeComposed(site: string, { files }: ComposedSite): Promise<void> {
  const steps: Step[] = [];
  try {
    await (await draftComposed(site, files, (step) => void steps.push(step)))();
  } catch (error) {
    throw await takenBack(steps, error);
  }
}

/** Takes steps back, the last one first. Returns the error, with what could not be taken back. */
async function takenBack(steps: readonly Step[], error: unknown): Promise<unknown> {
  const failures = await runAll(steps.toReversed().flatMap(({ undo }) => undo ?? []));
  if (failures.length === 0) return error;
  return new Error([messageOf(error), 'What was written could not be removed:', ...failures].join('\n'), {
    cause: error,
  });
}

/**
 * Changes a site under its lock. The new pages are composed, and written as drafts, before the ledger is stored, which is when
 * the change is made. One that fails before takes back what it has written. A process that ends at any moment leaves the old
 * site or the new one: pages that are older than the ledger are rewritten by the next change. Then the site is sent to its mirror.
 * @param change returns the new ledger; it may add release folders first
 * @returns one sentence for each remote or page that the new pages leave out, and one about the mirror
 */
export async function changeSite(
  site: string,
  change: (ledger: Ledger, settings: SiteSettings, begin: BeginStep) => Promise<Ledger>,
): Promise<readonly string[]> {
  // the lock would make the folder
  await readSettingsText(site);
  const notes = await withSiteLock(site, async () => {
    const settings = await readSettingsText(site);
    const ledger = await readLedger(site);
    // an earlier process may have ended after writing the ledger and before writing the pages
    const current = await composeIfIntact(site, settings, ledger);
    if (current) await storeComposed(site, current);
    const steps: Step[] = [];
    const begin: BeginStep = (step) => void steps.push(step);
    let composed: ComposedSite | undefined;
    let storePages = () => Promise.resolve();
    try {
      const next = await change(ledger, decodeSettings(site, settings), begin);
      if (next === ledger && current) return current.notes;
      composed = await compose(site, settings, next);
      // a full disk, or a folder into which this process may not write, ends it here
      if (composed) storePages = await draftComposed(site, composed.files, begin);
      if (next !== ledger) await storeLedger(site, next);
    } catch (error) {
      throw await takenBack(steps, error);
    }
    await storePages().catch((error: unknown) => {
      throw new Error(
        `The change is made, and its pages could not be put into place: the next change does so. ${messageOf(error)}`,
        { cause: error },
      );
    });
    const failures = await runAll(steps.flatMap(({ finish }) => finish ?? []));
    return [
      ...(composed?.notes ?? []),
      ...failures.map((failure) => `The change is made, and a later step failed: ${failure}`),
    ];
  });
  // without the lock: another change does not wait for the bucket
  return [...notes, ...(await mirrorChange(site))];
}

/**
 * Creates a site or changes its settings. Recomposes the pages unless damaged files leave none; then the pages stay as
 * they are until the next change.
 */
export function writeSettings(site: string, settings: SiteSettings): Promise<void> {
  return withSiteLock(site, async () => {
    const composed = await composeIfIntact(site, jsonText(settings), await readLedger(site));
    await storeSettings(site, settings);
    if (composed) await storeComposed(site, composed);
  });
}
