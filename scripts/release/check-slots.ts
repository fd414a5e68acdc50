import { mountSlots, type SlotFault } from '../../e2e/mount/mount-slots.ts';
import { openTrial } from '../../shared/site/index.ts';
import { findChromium } from '../lib/chromium.mjs';
import { runStep } from '../lib/run.mjs';
import { Stop } from '../lib/terminal.mjs';

/** Returns the path of a Chromium. Throws Stop, which says how to do without, when there is none. */
async function neededChromium(): Promise<string> {
  try {
    return await findChromium();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    throw new Stop(
      'There is no Chromium to mount the slots in: install one, name it (PORTAL_CHROMIUM=/path/to/chromium), or release ' +
        'with --without-browser. Nothing was released.',
    );
  }
}

const describeFault = ({ slot, reasons }: SlotFault) => `  ${slot}: ${reasons.join('; ')}`;

/**
 * Mounts each slot of a remote's build in a browser, under the host that the site runs. Throws Stop with the slots that cannot
 * be shown, or when there is no browser, and SiteRefusal when the build cannot be published. A site without a page is passed.
 */
export async function checkSlots(site: string, what: Parameters<typeof openTrial>[1]): Promise<void> {
  const chromium = await neededChromium();
  const faults = await runStep('Slots in a browser', async () => {
    const trial = await openTrial(site, what);
    if (!trial) return [];
    try {
      return await mountSlots(trial, chromium);
    } finally {
      await trial.remove();
    }
  });
  if (faults.length > 0)
    throw new Stop(
      [
        `${what.package} ${what.version} has slots that agents would not see:`,
        ...faults.map(describeFault),
        'Nothing was released.',
      ].join('\n'),
    );
}
