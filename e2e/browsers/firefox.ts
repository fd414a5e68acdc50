import { ElementHandle, launch, type Page } from 'puppeteer-core';
import { findInPage, hasLibrary, librarySource, type Query } from './find-in-page.ts';
import type { BrowserWindow, FoundElement, OtherBrowser } from './portal-page.ts';

const elementOf = (handle: ElementHandle<Element>, page: Page): FoundElement => ({
  click: () => handle.click(),
  async fill(text) {
    // three clicks select the text
    await handle.click({ count: 3 });
    await page.keyboard.type(text);
  },
});

const windowOf = (page: Page): BrowserWindow => ({
  async open(url) {
    await page.goto(url);
  },
  async find(query: Query) {
    if (!(await page.evaluate(hasLibrary))) await page.evaluate(librarySource);
    const found = await page.evaluateHandle(findInPage, query);
    return found instanceof ElementHandle ? elementOf(found, page) : undefined;
  },
});

/** Starts Firefox without a display and drives it by WebDriver BiDi. */
export async function startFirefox(): Promise<OtherBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: null,
    args: ['--width=1440', '--height=900'],
  });
  const complaints: string[] = [];
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type()))
        complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    // also violations of the content policy, which Firefox reports as errors
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error}`));
  };
  const [page = await browser.newPage()] = await browser.pages();
  watch(page);
  const opened = new Promise<Page>((resolve) => {
    page.once('popup', (popup) => {
      if (!popup) return;
      watch(popup);
      resolve(popup);
    });
  });
  return {
    version: await browser.version(),
    window: windowOf(page),
    openedWindow: async () => windowOf(await opened),
    complaints: () => complaints,
    picture: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
}
