import type { Page } from 'playwright/test';

/** How long the portal waits for an answer of the main API, in milliseconds (API-04). */
const specified = 50_000;
/** How long a browser waits that a test has shortened it for, in milliseconds. */
const shortened = 3_000;

/**
 * Runs in the page before its own code: a request that the portal limits to 50 s is limited to 3 s by the browser. A
 * portal that asks for another limit, or for none, keeps it, so that the test then waits in vain.
 */
function shorten({ from, to }: { readonly from: number; readonly to: number }): void {
  const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    ...own,
    set(value: number) {
      own?.set?.call(this, value === from ? to : value);
    },
  });
}

/** Shortens the portal's time limit for calls, so that a test of an answer that never comes takes seconds. */
export async function shortenServiceTimeout(page: Page): Promise<void> {
  await page.addInitScript(shorten, { from: specified, to: shortened });
}
