import { expect, type Locator, type Page } from 'playwright/test';

const MAX_PRESSES = 80;

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MAX_PRESSES} presses of Tab do not reach ${wanted}`);
}
