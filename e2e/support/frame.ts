import type { Page } from 'playwright/test';

/** Chooses an entry of the account menu. */
export async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Whether the page is as narrow as a phone: the side menu is a drawer, the crumbs are one. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
