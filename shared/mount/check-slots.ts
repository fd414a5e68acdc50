import { openTrial, SiteRefusal } from '../site/index.ts';
import { mountSlots, type SlotFault } from './mount-slots.ts';

/** What is said where there is no browser. */
export const noChromium =
  'There is no Chromium to mount the slots in: install one, name it (PORTAL_CHROMIUM=/path/to/chromium), or release ' +
  'with --without-browser. Nothing was released.';

const describeFault = ({ slot, reasons }: SlotFault) => `  ${slot}: ${reasons.join('; ')}`;

/**
 * Mounts each slot of a remote's build in a browser, under the host that the site runs. A site without a page is passed.
 * @param chromium path of a Chromium
 * @throws SiteRefusal with the slots that cannot be shown, or when the build cannot be published
 */
export async function checkSlots(
  site: string,
  what: Parameters<typeof openTrial>[1],
  chromium: string,
): Promise<void> {
  const trial = await openTrial(site, what);
  if (!trial) return;
  const faults = await mountSlots(trial, chromium).finally(trial.remove);
  if (faults.length > 0)
    throw new SiteRefusal(
      [
        `${what.package} ${what.version} has slots that agents would not see:`,
        ...faults.map(describeFault),
        'Nothing was released.',
      ].join('\n'),
    );
}
