import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish, rollback } from '@portal/shared/site';
import type { Page } from 'playwright/test';
import { firstCustomer } from './support/agent.ts';
import { buildRelease } from './support/build-release.ts';
import { hostChunk } from './support/host-chunk.ts';
import type { OwnSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Later than any that the project will have. */
const version = '99.0.0';
const fixedVersion = '99.0.1';
/** Files of that release, and of no other. */
const ofLater = '/99\\.0\\.0/';

type Login =
  | 'login-with-note'
  | 'login-throws-on-load'
  | 'login-throws-on-render'
  | 'login-throws-in-effect'
  | 'login-throws-later';

const buildLogin = (login: Login, as = version) =>
  buildRelease({ remote: 'mfe-auth', version: as, slots: { login: `ladder/${login}.tsx` } });

/** Releases a later mfe-auth whose sign-in is this one. */
async function releaseLogin({ folder }: OwnSite, login: Login, as = version): Promise<void> {
  const dist = await buildLogin(login, as);
  await publish(folder, { package: 'mfe-auth', version: as, dist, by: 'the sign-in team' });
}

// a release that a test needs may have to be built first, and others may be before it
test.describe.configure({ timeout: 180_000 });

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const laterLine = (page: Page) => page.getByText('The later sign-in');
const panel = (page: Page) => page.getByText('Sign-in could not be loaded');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const plainPage = (page: Page) => page.getByRole('heading', { name: 'Agent Portal could not start' });

/** Addresses of mfe-auth that the page asks for from now on. */
function requestsForSignIn(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mfe-auth/')) asked.push(request.url());
  });
  return asked;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildLogin('login-with-note');
});

test.describe('a release that is no good gives way to the one before it, and nobody is bothered', () => {
  for (const fault of ['missing', 'corrupt', 'hang'] as const) {
    for (const file of ['entry', 'chunk'] as const) {
      test(`[FED-04] its ${file} is ${fault}`, async ({ page, site, control, guard }) => {
        guard.expect(/mfe-auth/, /integrity/);
        await releaseLogin(site, 'login-with-note');
        const names = file === 'entry' ? 'remoteEntry' : '(?!remoteEntry)[^/]+\\.js';
        await control.remoteFault('mfe-auth', fault, { file: ofLater + names });
        const told: string[] = [];
        page.on('console', (message) => told.push(message.text()));
        await page.goto('/');
        await expect(signInButton(page)).toBeEnabled({ timeout: 20_000 });
        await expect(laterLine(page)).toBeHidden();
        await expect(panel(page)).toBeHidden();
        expect(told.join('\n')).toContain('another release runs');
      });
    }
  }

  for (const login of ['login-throws-on-load', 'login-throws-on-render', 'login-throws-in-effect'] as const) {
    test(`[FED-04] ${login}`, async ({ page, site, guard }) => {
      guard.expect(/this release throws/, /Broken/);
      await releaseLogin(site, login);
      await page.goto('/');
      await expect(signInButton(page)).toBeEnabled();
      await expect(panel(page)).toBeHidden();
      const kept = await page.evaluate(() => localStorage.getItem('portal-last-good'));
      expect(kept).not.toContain(version);
    });
  }

  test('[FED-03] one that throws once it stands leaves the panel, and after a rollback Try again recovers', async ({
    page,
    site,
    guard,
  }) => {
    guard.expect(/this release throws/, /login-throws-later/);
    await releaseLogin(site, 'login-throws-later');
    await page.goto('/');
    await page.getByRole('button', { name: 'Break' }).click();
    await expect(panel(page)).toBeVisible();
    await rollback(site.folder, { package: 'mfe-auth', by: 'the sign-in team' });
    await tryAgain(page).click();
    await expect(signInButton(page)).toBeEnabled();
    await expect(panel(page)).toBeHidden();
  });

  test('[FED-08] the gate refuses it: none of its files is fetched', async ({ page, site }) => {
    await releaseLogin(site, 'login-with-note');
    // publishing would refuse such a release; the page's own gate is tried with a page that somebody has changed
    for (const file of ['index.html', 'registry.json'].map((name) => join(site.folder, 'public', name)))
      writeFileSync(file, readFileSync(file, 'utf8').replace(/("99\.0\.0".*?"contract": ?")\^1/s, '$1^9'));
    const asked = requestsForSignIn(page);
    await page.goto('/');
    await expect(signInButton(page)).toBeEnabled();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((address) => address.includes(version))).toEqual([]);
  });

  test('About says so', async ({ page, site, control, guard, seed, shot }) => {
    guard.expect(/mfe-auth/);
    await releaseLogin(site, 'login-with-note');
    await control.remoteFault('mfe-auth', 'missing', { file: ofLater });
    await seed.session();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'About' }).click();
    const about = page.getByRole('dialog', { name: 'About Agent Portal' });
    await expect(about).toContainText(/mfe-auth\d+\.\d+\.\d+, in place of 99\.0\.0/);
    await shot('about-fallback');
  });
});

test.describe('Try again starts from the top with a fresh registry', () => {
  test.beforeEach(async ({ page, site, control, guard }) => {
    guard.expect(/mfe-auth/);
    await releaseLogin(site, 'login-with-note');
    await control.remoteFault('mfe-auth', 'missing');
    await page.goto('/');
    await expect(panel(page)).toBeVisible();
  });

  test('[FED-04] after a rollback during the session it loads the good release', async ({
    page,
    site,
    control,
  }) => {
    await control.remoteFault('mfe-auth', 'none');
    await control.remoteFault('mfe-auth', 'missing', { file: ofLater });
    await rollback(site.folder, { package: 'mfe-auth', by: 'the sign-in team' });
    const asked = requestsForSignIn(page);
    await tryAgain(page).click();
    await expect(signInButton(page)).toBeEnabled();
    expect(asked.filter((address) => address.includes(version))).toEqual([]);
  });

  test('[FED-04] after a fix during the session it loads the fix', async ({ page, site, control }) => {
    await control.remoteFault('mfe-auth', 'none');
    await control.remoteFault('mfe-auth', 'missing', { file: ofLater });
    await releaseLogin(site, 'login-with-note', fixedVersion);
    await tryAgain(page).click();
    await expect(laterLine(page)).toBeVisible();
  });

  test('[FED-03] offline it fails, online it succeeds', async ({ page, context, control, guard }) => {
    guard.expect(/ERR_INTERNET_DISCONNECTED/, /registry/);
    await control.remoteFault('mfe-auth', 'none');
    await context.setOffline(true);
    const failedAgain = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('remoteEntry'),
    );
    await tryAgain(page).click();
    await failedAgain;
    await expect(panel(page)).toBeVisible();
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(signInButton(page)).toBeEnabled();
    await expect(laterLine(page)).toBeVisible();
  });
});

test.describe('when the host itself does not come, a plain page says so', () => {
  for (const fault of ['missing', 'flip'] as const) {
    for (const file of ['entry', 'chunk'] as const) {
      test(`[FED-03] its ${file} is ${fault}, and Try again recovers`, async ({ page, control, guard }) => {
        guard.expect(/\/host\//, /integrity/, /could not start/);
        await control.remoteFault('host', fault, { file });
        await page.goto('/');
        await expect(plainPage(page)).toBeVisible();
        await control.remoteFault('host', 'none');
        await tryAgain(page).click();
        await expect(signInButton(page)).toBeEnabled();
      });
    }
  }

  test('[FED-03] it hangs: the page stands after 20 s', async ({ page, control, guard, shot }) => {
    guard.expect(/\/host\//);
    await page.clock.install();
    await control.remoteFault('host', 'hang', { file: 'entry' });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeAttached();
    await page.clock.fastForward(20_000);
    await expect(plainPage(page)).toBeVisible();
    await shot('plain-failure');
  });
});

test.describe('files of the host that are gone', () => {
  const openAbout = async (page: Page) => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'About' }).click();
  };

  test('the page is loaded anew once, by itself, and not in a loop', async ({
    page,
    site,
    control,
    guard,
    seed,
  }) => {
    guard.expect(/404/, /Loading chunk/, /host:/);
    await seed.session();
    await page.goto('/dashboard');
    await control.remoteFault('host', 'missing', {
      file: hostChunk('host/src/help/about-dialog.tsx', site.folder),
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const anew = page.waitForEvent('load');
    await openAbout(page);
    await anew;
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();

    await openAbout(page);
    await expect(page.getByText('This could not be opened.')).toBeVisible();
    expect(loads).toBe(1);
  });
});

test('[FED-02] whoever comes back to the tab is offered the new version, and gets it by Reload', async ({
  page,
  site,
  seed,
  shot,
}) => {
  await page.clock.install();
  await seed.session();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  // time that jumps while a file is on its way would run into the file's deadline
  await page.waitForLoadState('networkidle');
  await releaseLogin(site, 'login-with-note');
  await page.clock.fastForward('10:30');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('A new version of the portal is ready.')).toBeVisible();
  await shot('new-version');
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await anew;
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'About' }).click();
  await expect(page.getByRole('dialog', { name: 'About Agent Portal' })).toContainText(`mfe-auth${version}`);
});

test('[FED-02] the new version is offered over an open drawer, by keyboard too, and what is typed there is asked about first', async ({
  page,
  site,
  agent,
  seed,
  shot,
  accessible,
}) => {
  await page.clock.install();
  await seed.session();
  const { customerId, accounts } = firstCustomer(agent);
  const accountId = accounts.find(({ plan }) => plan === 'CS')?.accountId;
  await page.goto(
    `/client-profile?customerId=${customerId}&drawer=invest&accountId=${accountId}&scheme=CBSUK`,
  );
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  await amount.fill('25,0');
  await page.waitForLoadState('networkidle');
  await releaseLogin(site, 'login-with-note');
  await page.clock.fastForward('10:30');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('status').filter({ hasText: 'A new version' })).toBeVisible();
  await shot('new-version-drawer');
  await accessible();

  const reachByTab = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused({ timeout: 50 });
    }).toPass();
  };
  await reachByTab('Reload');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'What you typed here is not sent. Drafts are kept; anything else would be lost.',
  );
  await expect(drawer).toBeVisible();
  await expect(amount).toHaveValue('25,0');

  await reachByTab('Reload anyway');
  const anew = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await anew;
});
