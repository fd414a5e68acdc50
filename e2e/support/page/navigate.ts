import type { Page } from 'playwright/test';

/** Navigates within the loaded page, as a link of the portal does. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Returns the search words in the state of the current history entry. */
export const readSearchWords = (page: Page): Promise<unknown> =>
  page.evaluate(() => history.state?.usr?.searchWords);

/** Goes back. A page from the browser's back/forward cache does not load, so this waits for the navigation only. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}

/** Goes back to the last history entry of an address, as a long press on Back does. */
export async function goBackTo(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  const entry = entries.findLast(({ url }) => url.endsWith(path));
  if (!entry) throw new Error(`The history has no ${path}: ${entries.map(({ url }) => url).join(' ')}`);
  await browser.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  await browser.detach();
}
