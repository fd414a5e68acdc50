import type { Page } from 'playwright/test';

/** How long a page may take to show its data, in milliseconds. */
const LOAD_TIMEOUT_MS = 5_000;

/** Placeholders and spinners carry this attribute. */
const loading = '[data-loading]';

/** Runs in the page. */
const hasLoaded = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].every((element) => !element.checkVisibility());

/** Waits until nothing on the page is loading, at most 5 s: some tests are about pages that do not finish loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(hasLoaded, loading, { timeout: LOAD_TIMEOUT_MS }).catch(() => undefined);
}
