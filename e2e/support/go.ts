import type { Page } from 'playwright/test';

/** Moves inside the running page, as a link would. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Back. A page that comes out of the browser's cache does not load, so nothing more is waited for than that it is there. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}
