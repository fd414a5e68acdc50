import type { BrowserContext, Page } from 'playwright/test';
import { origins } from './support/environment.ts';
import { expect, test } from './support/test.ts';

const prompt = (page: Page) => page.getByRole('alertdialog', { name: 'Session expiry warning' });
const tokenEndpoint = `${origins.identityProvider.url}/token`;

/** The agent's further tabs, each at home and quiet. */
async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let tab = 0; tab < count; tab += 1) {
    const page = await context.newPage();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    pages.push(page);
  }
  return pages;
}

const accessToken = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('portal.session') ?? '{}').tokens?.accessToken);

test('[SES-07] who signs in in one tab is signed in in the others, which stand at sign-in', async ({
  page,
  context,
  signIn,
}) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await signIn();
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  expect(await accessToken(other)).toBe(await accessToken(page));
});

test('[SES-04] [SES-07] five tabs that accept together: one refresh, five live sessions', async ({
  page,
  context,
  signIn,
}) => {
  test.slow();
  await context.clock.install();
  await signIn();
  const pages = [page, ...(await openTabs(context, 4))];
  const before = await accessToken(page);

  let allHaveAccepted = () => {};
  const accepted = new Promise<void>((resolve) => {
    allHaveAccepted = resolve;
  });
  let refreshes = 0;
  // no tab is told of fresh tokens before the last has accepted
  await context.route(tokenEndpoint, async (route) => {
    if (route.request().method() === 'POST') refreshes += 1;
    await accepted;
    await route.continue();
  });
  await context.clock.fastForward('12:30');
  for (const tab of pages) await prompt(tab).getByRole('button', { name: 'Stay signed in' }).click();
  allHaveAccepted();

  for (const tab of pages) await expect(prompt(tab)).toHaveCount(0);
  expect(refreshes).toBe(1);
  const tokens = await Promise.all(pages.map(accessToken));
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).not.toBe(before);
  await context.clock.fastForward('11:00');
  for (const tab of pages) {
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await expect(tab).toHaveURL('/dashboard');
  }
  console.log(`five tabs that accept together: ${refreshes} refresh, ${pages.length} live`);
});

/** Runs in every page before its own code: says when a press came, when the session was wiped, and the screen. */
function tellMoments(): void {
  const tell = (what: string) => console.info(`${what} ${Date.now()}`);
  const { removeItem } = Storage.prototype;
  Storage.prototype.removeItem = function remove(key: string) {
    if (key === 'portal.session') tell('wiped');
    removeItem.call(this, key);
  };
  document.addEventListener('click', () => tell('pressed'), true);
  const greets = () => /^Good \w+,/.test(document.querySelector('h1')?.textContent ?? '');
  let shown = false;
  const emptied = () => {
    if (shown) tell('emptied');
    shown = false;
  };
  new MutationObserver(() => {
    if (greets()) shown = true;
    else emptied();
  }).observe(document, { childList: true, subtree: true, characterData: true });
  window.addEventListener('pagehide', emptied);
}

test('[SES-08] a sign-out reaches five tabs within a second, storage and screen', async ({
  page,
  context,
  signIn,
}) => {
  test.slow();
  await context.addInitScript(tellMoments);
  const moments = { wiped: [] as number[], emptied: [] as number[], pressed: [] as number[] };
  context.on('console', (message) => {
    const [, what, when] = /^(wiped|emptied|pressed) (\d+)$/.exec(message.text()) ?? [];
    if (what === 'wiped' || what === 'emptied' || what === 'pressed') moments[what].push(Number(when));
  });
  await signIn();
  const pages = [page, ...(await openTabs(context, 4))];
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();

  for (const what of ['wiped', 'emptied'] as const) {
    const since = () =>
      moments[what].map((when) => when - Math.max(...moments.pressed)).filter((ms) => ms >= 0);
    await expect.poll(() => since().length, what).toBe(5);
    const took = Math.max(...since());
    console.log(`sign-out in five tabs: ${what} after ${took} ms`);
    expect(took).toBeLessThan(1_000);
  }
  for (const tab of pages) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByText('You are logged out')).toBeVisible();
  }
});

test('[SES-08] a tab on another site when another signed out finds sign-in, and no token is left in it', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const [other = page] = await openTabs(context, 1);
  await other.goto(origins.outbox.url);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await other.goto('/dashboard');
  await expect(other).toHaveURL('/');
  await expect(other.getByText('You are logged out')).toBeVisible();
  expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/\beyJ/);
});
