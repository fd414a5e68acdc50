import { expect, type Page, type Request } from 'playwright/test';
import { origins } from '../service/environment.ts';

/** Requests in flight of each page. */
const inFlight = new WeakMap<Page, Set<Request>>();

/** The stream of flags does not end, and reports to monitoring are sent at any time. */
export const countsAsFetch = (url: string): boolean =>
  ![origins.flags.url, origins.monitoring.url].includes(new URL(url).origin);

/** Notes the requests of a page for `untilFetched`; the fixtures call it for each page of a test's context. */
export function noteRequests(page: Page): void {
  const requests = new Set<Request>();
  inFlight.set(page, requests);
  page.on('request', (request) => {
    if (countsAsFetch(request.url())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Runs in the page: resolves when it has nothing else to do. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    // no handle: the test has switched idle time off
    if (requestIdleCallback(() => resolve()) === 0) setTimeout(resolve);
  });

/**
 * Waits until a page is idle and has no request in flight, twice in succession. For what no agent sees: before the page's
 * clock jumps over the time limit of a download, before bytes are counted, and before a page is left that Back restores.
 */
export async function untilFetched(page: Page): Promise<void> {
  const requests = inFlight.get(page);
  if (!requests) throw new Error('The page’s requests are not noted');
  await expect(async () => {
    for (let look = 1; look <= 2; look += 1) {
      await page.evaluate(untilIdle);
      expect(
        [...requests].map((request) => request.url()),
        'requests in flight',
      ).toEqual([]);
    }
  }).toPass({ timeout: 15_000 });
}
