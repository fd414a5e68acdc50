import { expect, type Page } from 'playwright/test';

/** How long the host waits for a release at its first attempt, in milliseconds (docs/federation.md). */
export const firstAttempt = 8_000;

/** Checks in a row, 100 ms apart, that must find no other script on its way. */
const enough = 4;

/** Whether the script with this address is on its way, and no other: webpack removes the element of one that came. */
async function isOnlyPending(page: Page, address: string): Promise<boolean> {
  const addresses = await page
    .locator(`script[data-webpack], script[src*="${address}"]`)
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src') ?? ''));
  return addresses.length > 0 && addresses.every((each) => each.includes(address));
}

/**
 * Moves the page's clock past the deadline of a release once a script of it hangs and all others have come: they have
 * deadlines too. `address` is part of the script's address. Call `page.clock.install()` before the page loads.
 */
export async function skipDeadline(page: Page, address: string): Promise<void> {
  let found = 0;
  const count = async () => {
    found = (await isOnlyPending(page, address)) ? found + 1 : 0;
    return found;
  };
  await expect.poll(count, { intervals: [100] }).toBeGreaterThanOrEqual(enough);
  await page.clock.fastForward(firstAttempt);
}
