import { expect, type Page } from 'playwright/test';
import type { Credentials } from './sign-in.ts';
import { submitCredentials } from './sign-in.ts';

/** The button by which the agent hands the device over. */
const handOver = (page: Page) => page.getByRole('button', { name: 'Hand over to the customer' });

/** Hands the device over in the page's own tab: one that only the portal was shown in. */
export async function handOverInTab(page: Page): Promise<void> {
  await expect(handOver(page)).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.resetNavigationHistory');
  await expect.poll(() => page.evaluate(() => history.length)).toBe(1);
  await browser.detach();
  await handOver(page).click();
}

/** Hands the device over in the new tab that opens for it, and returns the tab. */
export async function handOverInNewTab(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await handOver(page).click();
  return opened;
}

/** Expects that the page is the customer's: neither the frame nor a dialog nor a notice is there. */
export async function expectOnlyQuestions(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const hidden of [
    page.getByRole('navigation'),
    page.getByRole('dialog'),
    page.getByRole('alertdialog'),
    page.getByRole('link'),
    page.getByRole('button', { name: /Find a customer|Account menu|Cart/ }),
  ])
    await expect(hidden).toHaveCount(0);
  await expect(page).toHaveTitle(/^((Suitability|Onboarding|Locked) · )?Agent Portal$/);
}

/** Signs an agent in by the button of the customer's mode, and waits until the window is closed. */
export async function confirmAgent(page: Page, credentials: Credentials): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Agent login' }).click();
  const popup = await opened;
  await submitCredentials(popup, credentials);
  await expect.poll(() => popup.isClosed()).toBe(true);
}
