import type { Browser, Page } from 'playwright';
import type { KeptSession } from '../cost/pages.ts';
import { origins } from '../support/environment.ts';
import { type Subject, visitorOf } from './visitors.ts';

/** How the files of the page to come are fetched ahead, if at all. */
export type Ahead = 'nothing' | 'hover' | 'focus' | 'idle';

/** How long an agent hovers over a link, or has the focus on it, before following it. */
const HESITATION_MS = 300;

/** A phone's slow line, as Lighthouse applies it. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 86_400 };

/** Runs in the page: milliseconds from the click to the frame in which the next page's heading stands. */
function followed(): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>('nav a[href="/application"]');
  if (!link) throw new Error('There is no link to the applications');
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== 'Applications') return;
      observer.disconnect();
      requestAnimationFrame(() => done(performance.now() - startedAt));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const startedAt = performance.now();
    link.click();
  });
}

/** Home, then the applications, whose remote is not loaded yet: milliseconds to its heading, on a slow line. */
export async function measureNavigation(
  browser: Browser,
  { subject, ahead, session }: { subject: Subject; ahead: Ahead; session: KeptSession },
): Promise<number> {
  const userAgent = `Mozilla/5.0 Chrome/140.0.0.0 ${visitorOf(subject)}`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, userAgent });
  const page = await context.newPage();
  await page.addInitScript(
    ({ kept, isBusy }) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
      // a page that is never idle
      if (isBusy) window.requestIdleCallback = () => 0;
    },
    { kept: session, isBusy: ahead !== 'idle' },
  );
  await page.goto(`${origins.host.url}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slowLine);
  await comeNear(page, ahead);
  const time = await page.evaluate(followed);
  await context.close();
  return time;
}

async function comeNear(page: Page, ahead: Ahead): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' });
  if (ahead === 'hover') await link.hover();
  if (ahead === 'focus') await link.focus();
  if (ahead === 'idle') {
    const remote = origins['mfe-applications'].url;
    await page.waitForFunction(
      (origin) =>
        performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(origin)).length > 1,
      remote,
    );
  }
  if (ahead !== 'nothing') await page.waitForTimeout(HESITATION_MS);
}
