import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollBack } from '@portal/shared/site';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu } from '../support/page/frame.ts';
import { readStored } from '../support/page/stored-data.ts';
import { afterDeadline } from '../support/processes/deadline.ts';
import { inForm } from '../support/run-form.ts';
import type { LoginFault } from './releases/login-fault.ts';
import { buildLaterLogin, laterVersion, releaseLaterLogin, setLoginFault } from './releases/release-login.ts';

/** Files of the later release, and of no other. */
const ofLater = '/99\\.0\\.0/';

// the release may have to be built first
test.describe.configure({ timeout: 180_000 });

const signInButton = (page: Page) => page.getByRole('button', { name: 'Login' });
const laterLine = (page: Page) => page.getByText('The later sign-in');
const panel = (page: Page) => page.getByText('Login could not be loaded');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Addresses of mfe-auth that the page requests from now on. */
function requestsForSignIn(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mfe-auth/')) requested.push(request.url());
  });
  return requested;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildLaterLogin();
});

/** Faults of the later release's files. Jest has the rules for all (`host/src/federation`). */
const fileFaults = inForm(
  [
    ['entry', 'missing'],
    ['chunk', 'corrupt'],
  ] as const,
  [
    ['entry', 'missing'],
    ['entry', 'corrupt'],
    ['entry', 'hang'],
    ['chunk', 'missing'],
    ['chunk', 'corrupt'],
    ['chunk', 'hang'],
  ] as const,
);

const loginFaults = inForm<readonly LoginFault[]>(
  ['on load', 'in an effect'],
  ['on load', 'on render', 'in an effect'],
);

test.describe('the release before runs instead of one that fails, without a message to the agent', () => {
  for (const [file, fault] of fileFaults)
    test(`[FED-04] its ${file}: ${fault}`, async ({ page, site, control, guard }) => {
      guard.expect(/mfe-auth/, /integrity/);
      await releaseLaterLogin(site);
      const names = file === 'entry' ? 'remoteEntry' : '(?!remoteEntry)[^/]+\\.js';
      await control.remoteFault('mfe-auth', fault, { file: ofLater + names });
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      // a file that hangs holds up the page's load event
      await page.goto('/', { waitUntil: 'commit' });
      await expect(signInButton(page)).toBeEnabled(afterDeadline);
      await expect(laterLine(page)).toBeHidden();
      await expect(panel(page)).toBeHidden();
      await expect.poll(() => logged.join('\n')).toContain('another release runs');
    });

  for (const fault of loginFaults)
    test(`[FED-04] it throws ${fault}`, async ({ page, site, guard }) => {
      guard.expect(/this release throws/, /LaterLogin/, /slot login: /);
      await releaseLaterLogin(site);
      await setLoginFault(page, fault);
      await page.goto('/');
      await expect(signInButton(page)).toBeEnabled();
      await expect(laterLine(page)).toBeHidden();
      await expect(panel(page)).toBeHidden();
      const kept = await readStored(page, 'lastGoodReleases');
      expect(kept).not.toContain(laterVersion);
    });

  test('[FED-08] the gate refuses it: none of its files is fetched', async ({ page, site }) => {
    await releaseLaterLogin(site);
    // publishing would refuse such a release; the page's own gate is tried with a page that was changed afterwards
    for (const file of ['index.html', 'registry.json'].map((name) => join(site.folder, 'public', name)))
      writeFileSync(file, readFileSync(file, 'utf8').replace(/("99\.0\.0".*?"contract": ?")\^1/s, '$1^9'));
    const requested = requestsForSignIn(page);
    await page.goto('/');
    await expect(signInButton(page)).toBeEnabled();
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.filter((address) => address.includes(laterVersion))).toEqual([]);
  });

  test('[CST-01] About names the portal’s version and both releases', async ({
    page,
    site,
    control,
    guard,
    signIn,
    shot,
  }) => {
    guard.expect(/mfe-auth/);
    await releaseLaterLogin(site);
    await control.remoteFault('mfe-auth', 'missing', { file: ofLater });
    await signIn();
    await chooseInAccountMenu(page, 'About');
    const about = page.getByRole('dialog', { name: 'About Agent Portal' });
    await expect(about).toContainText('version 4.3.0');
    await expect(about).toContainText(/Auth\d+\.\d+\.\d+, in place of 99\.0\.0/);
    await shot('about-fallback');
  });
});

test('[FED-03] a release that throws when it is used leaves the panel, and after a rollback Try again recovers', async ({
  page,
  site,
  guard,
}) => {
  guard.expect(/this release throws/, /LaterLogin/, /slot login: /);
  await releaseLaterLogin(site);
  await setLoginFault(page, 'when used');
  await page.goto('/');
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(panel(page)).toBeVisible();
  await rollBack(site.folder, { package: 'mfe-auth', by: 'the sign-in team' });
  await tryAgain(page).click();
  await expect(signInButton(page)).toBeEnabled();
  await expect(laterLine(page)).toBeHidden();
  await expect(panel(page)).toBeHidden();
});

test.describe('Try again reads the registry first', () => {
  test.beforeEach(async ({ page, site, control, guard }) => {
    guard.expect(/mfe-auth/);
    await releaseLaterLogin(site);
    await control.remoteFault('mfe-auth', 'missing');
    await page.goto('/');
    await expect(panel(page)).toBeVisible();
  });

  test('[FED-04] after a rollback during the session it loads the release before', { tag: '@long' }, async ({
    page,
    site,
    control,
  }) => {
    await control.remoteFault('mfe-auth', 'none');
    await control.remoteFault('mfe-auth', 'missing', { file: ofLater });
    await rollBack(site.folder, { package: 'mfe-auth', by: 'the sign-in team' });
    const requested = requestsForSignIn(page);
    await tryAgain(page).click();
    await expect(signInButton(page)).toBeEnabled();
    expect(requested.filter((address) => address.includes(laterVersion))).toEqual([]);
  });

  test('[FED-04] after a fix during the session it loads the fix', { tag: '@long' }, async ({
    page,
    site,
    control,
  }) => {
    await control.remoteFault('mfe-auth', 'none');
    await control.remoteFault('mfe-auth', 'missing', { file: ofLater });
    await releaseLaterLogin(site, '99.0.1');
    await tryAgain(page).click();
    await expect(laterLine(page)).toBeVisible();
  });

  test('[FED-03] offline it fails, online it succeeds', { tag: '@long' }, async ({
    page,
    context,
    control,
    guard,
  }) => {
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
