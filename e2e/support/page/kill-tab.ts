import type { Page } from 'playwright/test';

/** Ends the page's process and closes the tab: nothing that a page does when it is left has run. */
export async function killTab(tab: Page): Promise<void> {
  const browser = await tab.context().newCDPSession(tab);
  const crashed = tab.waitForEvent('crash');
  // the answer of this command is lost with the tab
  void browser.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.close();
}
