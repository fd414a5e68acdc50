import { join, resolve } from 'node:path';
import { publish } from '@portal/shared/site';
import type { Page, Route } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { watchLayoutShifts } from '../support/page/layout-shift.ts';
import { takeScreenshotsAtThisWidth } from '../support/page/screenshots.ts';
import { storedKeys } from '../support/page/stored-data.ts';
import { widths } from '../support/page/widths.ts';
import { submitCredentials } from '../support/screens/sign-in.ts';
import { origins } from '../support/service/environment.ts';

const root = resolve(import.meta.dirname, '../..');

/** Delays every script of host and remotes until `release` is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\.js$/, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Watches each frame from now on: whether the page was blank after it had content. */
async function watchFrames(page: Page): Promise<() => Promise<{ blank: number; frames: number }>> {
  await page.addInitScript(() => {
    const seen = { blank: 0, frames: 0 };
    Object.assign(window, { seenFrames: seen });
    const look = () => {
      const shows = [...document.querySelectorAll('h1, header')].some((element) => element.checkVisibility());
      if (shows) seen.frames += 1;
      else if (seen.frames > 0) seen.blank += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenFrames'));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Log in to Agent Portal' });
const button = (page: Page) => page.getByRole('button', { name: 'Login' });
const painted = (page: Page) => page.locator('[data-first-paint]');

// a change of width would itself move the page
for (const size of Object.values(widths))
  test(`[RTE-01] sign-in is painted from HTML and then hydrated at ${size.width}: no blank frame, nothing moves, the focus stays`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const seen = await watchFrames(page);
    const shifts = await watchLayoutShifts(page);
    const release = await delayScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('Find a customer')).toBeHidden();
    await button(page).focus();
    const before = await button(page).elementHandle();
    await takeScreenshotsAtThisWidth(page, 'first-paint-sign-in');

    release();
    await expect(painted(page)).toHaveCount(0);
    await expect(page).toHaveTitle('Login · Agent Portal');
    await expect(button(page)).toBeFocused();
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(heading(page)).toHaveCount(1);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const { blank, frames } = await seen();
    expect(frames).toBeGreaterThan(0);
    expect(blank).toBe(0);
    expect((await shifts()).sum).toBeLessThanOrEqual(0.01);
  });

test('emotion reuses the painted styles: no rule is in the page twice', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Login · Agent Portal');
  await expect(painted(page)).toHaveCount(0);
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
  );
  expect(rules.length).toBeGreaterThan(50);
  const own = rules.filter((rule) => rule.startsWith('.ap-'));
  expect(own.filter((rule, at) => own.indexOf(rule) !== at)).toEqual([]);
  expect(rules.filter((rule) => rule.includes('--ap-colors-bg-canvas:')).length).toBeLessThanOrEqual(2);
});

test('a click before the code is loaded opens the window at once, and signs in', async ({ page, agent }) => {
  const release = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const opened = page.waitForEvent('popup');
  await button(page).click();
  const popup = await opened;
  await expect(page.getByRole('dialog')).toBeHidden();
  // a second click opens no second window
  await button(page).click();
  release();
  await popup.getByRole('heading', { name: 'Log in' }).waitFor();
  expect(page.context().pages()).toHaveLength(2);
  await submitCredentials(popup, agent);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner')).toBeVisible();
  // the painted sign-in is gone, also from what is hidden
  await expect(page.locator('main')).toHaveCount(1);
});

test('without JavaScript the screen says so, and offers no button that could do nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origins.host.url);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Agent Portal needs JavaScript')).toBeVisible();
  await expect(button(page)).toBeHidden();
  await expect(page.getByText('Find a customer')).toBeHidden();
  await context.close();
});

for (const [mode, color] of [
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(17, 27, 33)'],
] as const) {
  test(`the first paint is ${mode} for an agent who chose ${mode}, whatever the device prefers`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
    await page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [
      storedKeys.colorMode,
      mode,
    ] as const);
    const release = await delayScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    const background = () =>
      page
        .locator('main')
        .first()
        .evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor);
    const first = await background();
    expect(first).toBe(color);
    release();
    await expect(painted(page)).toHaveCount(0);
    expect(await background()).toBe(first);
  });
}

for (const size of Object.values(widths))
  test(`a reload by a signed-in agent at ${size.width} shows the frame first, in its last state, and never sign-in`, async ({
    page,
    seed,
  }) => {
    await page.setViewportSize(size);
    await seed.session();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = await watchFrames(page);
    const shifts = await watchLayoutShifts(page);
    const release = await delayScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Find a customer')).toBeVisible();
    await expect(heading(page)).toBeHidden();
    // nothing in the painted frame can be focused
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await takeScreenshotsAtThisWidth(page, 'first-paint-frame');

    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(painted(page)).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(1);
    const { blank } = await seen();
    expect(blank).toBe(0);
    expect((await shifts()).sum).toBeLessThanOrEqual(0.01);
  });

test('a page without the frame, and one that does not exist, keep nothing of the first paint', async ({
  page,
}) => {
  for (const path of ['/redirect', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(painted(page)).toHaveCount(0);
  }
});

test('without a session a page of the frame leads to sign-in, whose button works', async ({ page }) => {
  await page.goto('/client');
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeVisible();
  await expect(painted(page)).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await button(page).click();
  await (await opened).getByRole('heading', { name: 'Log in' }).waitFor();
});

test('[FED-04] when the release that has painted sign-in cannot load, the previous one renders it again, and works', async ({
  page,
  site,
  control,
  guard,
}) => {
  guard.expect(/mfe-auth/);
  // only its first paint is used: its code is never fetched
  const dist = join(root, 'mfe-auth/dist');
  await publish(site.folder, { package: 'mfe-auth', version: '99.0.0', dist, by: 'the sign-in team' });
  await control.remoteFault('mfe-auth', 'missing', { file: '/99\\.0\\.0/' });
  const release = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const first = await button(page).elementHandle();
  const opened = page.waitForEvent('popup');
  await button(page).click();
  release();
  await (await opened).getByRole('heading', { name: 'Log in' }).waitFor();
  await expect(painted(page)).toHaveCount(0);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
});
