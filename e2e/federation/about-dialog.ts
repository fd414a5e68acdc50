import type { Page } from 'playwright/test';

/** The page without any of the portal's scripts, which says that the portal could not start. */
export const plainPage = (page: Page) => page.getByRole('heading', { name: 'Agent Portal could not start' });
/** The message in place of a dialog whose code did not come. */
export const notOpened = (page: Page) => page.getByText(/could not be opened. Check the connection/);
/** Source file of a dialog whose chunk is fetched when it opens. */
export const aboutDialog = 'host/src/help/about-dialog.tsx';

/** Opens About from the account menu. */
export async function openAbout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'About' }).click();
}
