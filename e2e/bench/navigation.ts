import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { KeptSession } from '../cost/pages.ts';
import { mainLink } from '../support/page/frame.ts';
import { noteRequests, untilFetched } from '../support/page/until-fetched.ts';
import { origins } from '../support/service/environment.ts';
import { type Subject, visitorOf } from './visitors.ts';

/** How the next page's files are preloaded, if at all. */
export type Preload = 'nothing' | 'hover' | 'focus' | 'idle';

/** Time between hover or focus and the click. */
const TIME_TO_CLICK_MS = 300;

/** A phone's slow connection, as Lighthouse applies it. */
export const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 86_400,
};

/** Runs in the page: clicks a link and returns the time until the frame that shows the next page's heading, in ms. */
function followLink(): Promise<number> {
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

/** Navigates from home to the applications, whose remote is not loaded yet, on a slow connection. Returns ms to its heading. */
export async function measureNavigation(
  browser: Browser,
  { subject, preload, session }: { subject: Subject; preload: Preload; session: KeptSession },
): Promise<number> {
  const userAgent = `Mozilla/5.0 Chrome/140.0.0.0 ${visitorOf(subject)}`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, userAgent });
  const page = await context.newPage();
  noteRequests(page);
  await page.addInitScript(
    ({ kept, savesData }) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
      // the portal then preloads nothing; idle time stays, because the monitoring uses it on a real visit
      if (savesData) Reflect.defineProperty(navigator, 'connection', { value: { saveData: true } });
    },
    { kept: session, savesData: preload !== 'idle' },
  );
  await page.goto(`${origins.host.url}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilFetched(page);
  const connection = await context.newCDPSession(page);
  await connection.send('Network.enable');
  await connection.send('Network.emulateNetworkConditions', slowConnection);
  await startPreload(page, preload);
  const time = await page.evaluate(followLink);
  await context.close();
  return time;
}

async function startPreload(page: Page, preload: Preload): Promise<void> {
  const link = mainLink(page, 'Applications');
  if (preload === 'hover') await link.hover();
  if (preload === 'focus') await link.focus();
  if (preload === 'idle') {
    const remote = origins.remotes.url;
    await page.waitForFunction(
      (origin) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.startsWith(`${origin}/mfe-applications/`)).length > 1,
      remote,
    );
    await untilFetched(page);
  }
  if (preload !== 'nothing') await wait(TIME_TO_CLICK_MS);
}
