import type { Locator, Page } from 'playwright/test';
import { expect } from '../support/fixtures/test.ts';
import { afterDeadline } from '../support/processes/deadline.ts';
import type { View } from '../support/views/views.ts';

/** The host's panel in a slot's place; a page may say of its data what the panel says of the slot. */
export const panelOf = (page: Page, { label }: View): Locator =>
  page
    .getByRole('alert')
    .filter({ hasText: `${label} could not be loaded` })
    .filter({ hasText: 'This part of the portal did not arrive.' });

/** Returns what tells that the slot is there. */
export const contentOf = (page: Page, { shows: { selector, text } }: View): Locator =>
  page.locator(selector, { hasText: text }).first();

/** Opens an address without waiting for the load event, which a file that hangs holds up. */
export const gotoWithoutLoad = (page: Page, address: string): Promise<unknown> =>
  page.goto(address, { waitUntil: 'commit' });

/** Expects that Try again loads the slot, and that the panel goes. */
export async function expectTryAgainRecovers(page: Page, view: View): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(contentOf(page, view)).toBeVisible(afterDeadline);
  await expect(panelOf(page, view)).toBeHidden();
}
