import { expect, type Page } from 'playwright/test';

/** Chooses an entry of the account menu. */
export async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** A link of the main menu. */
export const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** The greeting, by which home is known. */
export const homeHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good/ });

/** The breadcrumb above a page. */
export const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

/** Expects the crumbs that are visible; on a phone that is the last one only. */
export async function expectCrumbs(page: Page, crumbs: readonly (string | RegExp)[]): Promise<void> {
  await expect(breadcrumb(page).getByRole('listitem').filter({ visible: true })).toHaveText([...crumbs]);
}
