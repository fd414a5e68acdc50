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

/**
 * Back to the last page of that address, as by a long press on the button: whether the provider's page, which sends
 * itself on, has an entry of its own in the history is a race inside the browser.
 */
export async function goBackTo(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  const entry = entries.findLast(({ url }) => url.endsWith(path));
  if (!entry) throw new Error(`The history has no ${path}: ${entries.map(({ url }) => url).join(' ')}`);
  await browser.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  await browser.detach();
}
