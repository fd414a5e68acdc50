import type { Page } from 'playwright/test';

/** How long the host waits for a release at its first attempt, in milliseconds (docs/federation.md). */
export const firstAttempt = 8_000;

/**
 * Moves the page's clock past the deadline of a release once it loads a script that hangs. `address` is part of the
 * script's address. Call `page.clock.install()` before the page loads.
 */
export async function skipDeadline(page: Page, address: string): Promise<void> {
  await page.locator(`script[src*="${address}"]`).first().waitFor({ state: 'attached' });
  await page.clock.fastForward(firstAttempt);
}
