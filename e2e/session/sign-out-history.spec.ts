import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu, homeHeading } from '../support/page/frame.ts';
import { inWholeChromium } from '../support/page/launch-options.ts';
import { goBack } from '../support/page/navigate.ts';
import { readStoredText } from '../support/page/stored-data.ts';
import { logOut, logoutRequest } from '../support/screens/session-prompt.ts';
import { origins } from '../support/service/environment.ts';
import { Seed } from '../support/service/seeding/seed.ts';

const logoutCallback = `${origins.host.url}/oidc/logout-callback`;

/** The text of the files in which a profile keeps its history: SQLite stores addresses as plain text. */
async function readHistory(profile: string): Promise<string> {
  const folder = join(profile, 'Default');
  const names = (await readdir(folder)).filter((name) => name.startsWith('History'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  return texts.join('\n');
}

/** Addresses that Back and Forward can lead to, with the current one. */
async function historyOf(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  await browser.detach();
  return entries.map(({ url }) => url);
}

async function openHome(page: Page, seed: Seed): Promise<void> {
  await seed.session();
  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
}

test('[SGN-17] after sign-out the history file of the browser’s profile contains no token', async ({
  agent,
  control,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'portal-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...inWholeChromium.launchOptions,
    baseURL: origins.host.url,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await openHome(page, new Seed(page, agent, control));
    await logOut(page);
    // the browser writes the file when it closes
    await context.close();
    const history = await readHistory(profile);
    expect(history).toContain(`${origins.host.url}/dashboard`);
    expect(history).not.toContain('eyJ');
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test('[SGN-17] the page that posts the form is no entry of the history, also when the provider redirects at once', {
  tag: '@long',
}, async ({ page, seed }) => {
  await page.route(`${origins.identityProvider.url}/session/end`, (route) =>
    route.fulfill({ status: 303, headers: { location: logoutCallback } }),
  );
  await openHome(page, seed);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const before = await historyOf(page);
  const logout = logoutRequest(page);
  await logOut(page);
  await logout;
  // the page of the session was replaced
  expect(await historyOf(page)).toEqual([...before.slice(0, -1), `${origins.host.url}/`]);
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page).toHaveURL('/');
});

/** Logs out while the page that posts the form cannot be loaded. */
async function logOutWithoutLogoutPage(page: Page): Promise<void> {
  await page.route(logoutCallback, (route) => route.abort('connectionreset'), { times: 1 });
  await chooseInAccountMenu(page, 'Logout');
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
}

test('[SGN-17] when the page that posts the form did not load, a reload posts the form', {
  tag: '@long',
}, async ({ page, seed, guard }) => {
  guard.expect(/ERR_CONNECTION_RESET/);
  await openHome(page, seed);
  await logOutWithoutLogoutPage(page);
  const logout = logoutRequest(page);
  await page.reload();
  await logout;
  await expect(page.getByText('You are logged out')).toBeVisible();
});

test('[SES-08] when the page that posts the form did not load, the portal’s next page removes the token', async ({
  page,
  seed,
  guard,
}) => {
  guard.expect(/ERR_CONNECTION_RESET/);
  await openHome(page, seed);
  await logOutWithoutLogoutPage(page);
  await page.goto('/');
  await expect(page.getByText('You are logged out')).toBeVisible();
  expect(await readStoredText(page)).not.toMatch(/\beyJ/);
});
