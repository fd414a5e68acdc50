import type { Page } from 'playwright/test';

/** The portal's time limit for a call of the main API (API-04). */
const SPECIFIED_MS = 50_000;
/** The time limit in a browser with `shortenServiceTimeout`. */
const SHORTENED_MS = 3_000;

/**
 * Runs in the page before its own code: the browser limits a request to 3 s where the portal sets 50 s. It does not
 * change any other limit, so that the test fails when the portal sets a wrong limit or none.
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

const limits = { from: SPECIFIED_MS, to: SHORTENED_MS };

/** Shortens the portal's time limit for calls, so that tests of calls without an answer take seconds. */
export async function shortenServiceTimeout(page: Page): Promise<void> {
  await page.addInitScript(shorten, limits);
}

/** Does the same from now on in a page that is open, so that a busy machine has time to load it. */
export const shortenServiceTimeoutFromNow = (page: Page): Promise<void> => page.evaluate(shorten, limits);
