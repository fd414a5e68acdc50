import { checkSlots, noChromium } from '../../shared/mount/check-slots.ts';
import { findChromium } from '../lib/chromium.mjs';
import { runStep } from '../lib/run.mjs';
import { Stop } from '../lib/terminal.mjs';

/** Checks the slots of a remote's build as `checkSlots` does. Throws Stop when there is no browser. */
export async function checkSlotsOf(site: string, what: Parameters<typeof checkSlots>[1]): Promise<void> {
  const chromium = await findChromium().catch((error: unknown) => {
    throw error instanceof Stop ? new Stop(noChromium) : error;
  });
  await runStep('Slots in a browser', () => checkSlots(site, what, chromium));
}
