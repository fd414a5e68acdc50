import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu, homeHeading } from '../support/page/frame.ts';
import { readStoredText, readTokens, storedKeys } from '../support/page/stored-data.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { inForm } from '../support/run-form.ts';
import { expiryPrompt, staySignedIn } from '../support/screens/session-prompt.ts';
import { origins } from '../support/service/environment.ts';

/** How many tabs are open beside the first. */
const furtherTabs = inForm(2, 4);
const tokenEndpoint = `${origins.identityProvider.url}/token`;

/** Opens further tabs by an address that shows home, and waits until no request is in flight. */
async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let tab = 0; tab < count; tab += 1) {
    const page = await context.newPage();
    await page.goto('/profile');
    await expect(homeHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/profile');
    await untilFetched(page);
    pages.push(page);
  }
  return pages;
}

const accessToken = async (page: Page): Promise<string> => (await readTokens(page)).accessToken;

/** Opens the first tab and the further ones, all signed in by the first one's session. */
async function openAll(context: BrowserContext, page: Page): Promise<readonly Page[]> {
  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  return [page, ...(await openTabs(context, furtherTabs))];
}

test('[SES-07] a sign-in in one tab signs in the tabs that show sign-in', { tag: '@long' }, async ({
  page,
  context,
  signIn,
}) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Login' })).toBeEnabled();
  await signIn();
  await expect(other).toHaveURL('/dashboard');
  await expect(homeHeading(other)).toBeVisible();
  expect(await accessToken(other)).toBe(await accessToken(page));
});

test('[SES-04] [SES-07] new tabs are signed in; when all accept together there is one refresh, and all stay signed in', async ({
  page,
  context,
  seed,
}) => {
  await context.clock.install();
  await seed.session();
  const pages = await openAll(context, page);
  const before = await accessToken(page);

  let allHaveAccepted = () => {};
  const accepted = new Promise<void>((resolve) => {
    allHaveAccepted = resolve;
  });
  let refreshes = 0;
  // new tokens reach no tab before the last one has accepted
  await context.route(tokenEndpoint, async (route) => {
    if (route.request().method() === 'POST') refreshes += 1;
    await accepted;
    await route.continue();
  });
  await context.clock.fastForward('12:30');
  for (const tab of pages) await staySignedIn(tab).click();
  allHaveAccepted();

  for (const tab of pages) await expect(expiryPrompt(tab)).toHaveCount(0);
  expect(refreshes).toBe(1);
  const tokens = await Promise.all(pages.map(accessToken));
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).not.toBe(before);
  await context.clock.fastForward('11:00');
  for (const tab of pages) {
    await tab.reload();
    await expect(homeHeading(tab)).toBeVisible();
    await expect(tab).not.toHaveURL('/');
  }
  console.log(`${pages.length} tabs that accept together: ${refreshes} refresh`);
});

/** Runs in every page before its own code: logs when a click came, when storage was wiped and when the screen was emptied. */
function logMoments(sessionKey: string): void {
  const log = (what: string) => console.info(`${what} ${Date.now()}`);
  const { removeItem } = Storage.prototype;
  Storage.prototype.removeItem = function remove(key: string) {
    if (key === sessionKey) log('wiped');
    removeItem.call(this, key);
  };
  document.addEventListener('click', () => log('pressed'), true);
  const greets = () => /^Good \w+,/.test(document.querySelector('h1')?.textContent ?? '');
  let shown = false;
  const emptied = () => {
    if (shown) log('emptied');
    shown = false;
  };
  new MutationObserver(() => {
    if (greets()) shown = true;
    else emptied();
  }).observe(document, { childList: true, subtree: true, characterData: true });
  window.addEventListener('pagehide', emptied);
}

test('[SES-08] a sign-out empties storage and screen of every tab within a second', async ({
  page,
  context,
  seed,
}) => {
  await context.addInitScript(logMoments, storedKeys.session);
  const moments = { wiped: [] as number[], emptied: [] as number[], pressed: [] as number[] };
  context.on('console', (message) => {
    const [, what, when] = /^(wiped|emptied|pressed) (\d+)$/.exec(message.text()) ?? [];
    if (what === 'wiped' || what === 'emptied' || what === 'pressed') moments[what].push(Number(when));
  });
  await seed.session();
  const pages = await openAll(context, page);
  await chooseInAccountMenu(page, 'Logout');

  for (const what of ['wiped', 'emptied'] as const) {
    const since = () =>
      moments[what].map((when) => when - Math.max(...moments.pressed)).filter((ms) => ms >= 0);
    await expect.poll(() => since().length, what).toBe(pages.length);
    const took = Math.max(...since());
    console.log(`sign-out in ${pages.length} tabs: ${what} after ${took} ms`);
    expect(took).toBeLessThan(1_000);
  }
  for (const tab of pages) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByText('You are logged out')).toBeVisible();
  }
});

test('[SES-08] a tab that was on another site during a sign-out shows sign-in, and keeps no token', {
  tag: '@long',
}, async ({ page, context, seed }) => {
  await seed.session();
  await page.goto('/dashboard');
  const [other = page] = await openTabs(context, 1);
  await other.goto(origins.outbox.url);
  await chooseInAccountMenu(page, 'Logout');
  await expect(page).toHaveURL('/');
  await other.goto('/dashboard');
  await expect(other).toHaveURL('/');
  await expect(other.getByText('You are logged out')).toBeVisible();
  expect(await readStoredText(other)).not.toMatch(/\beyJ/);
});
