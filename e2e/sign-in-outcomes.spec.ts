import type { Page } from 'playwright/test';
import { origins } from './support/environment.ts';
import { goBack } from './support/go.ts';
import { openSignIn, submitCredentials } from './support/sign-in.ts';
import { expectFailures } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

/** Demo agents of the sandbox whose sign-in ends otherwise; nobody changes them. */
const demo = (name: string) => ({ email: `${name}@agents.example`, password: 'Portal-2026' });

const inactiveAlert =
  'Sorry, this agent account is no longer active. Please contact sales support if you require any further assistance.';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });

async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await submitCredentials(await openSignIn(page), demo(name));
}

test('[RTE-01] `/` is sign-in, without breadcrumb', async ({ page, shot, accessible }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Agent Portal');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await shot('login');
  await accessible();
});

test('[SGN-10] [SGN-11] the overlay blocks; code, tokens, agent check, session, home, in that order', async ({
  page,
  agent,
  shot,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const outside = origin === origins.api.url || origin === origins.identityProvider.url;
    if (outside && request.method() !== 'OPTIONS' && !pathname.startsWith('/public/')) calls.push(pathname);
  });
  await page.goto('/');
  const popup = await openSignIn(page);
  expect(popup.viewportSize()).toMatchObject({ width: 500, height: 750 });
  const overlay = page.getByRole('dialog', { name: 'Continue in the sign-in window' });
  await expect(overlay).toBeVisible();
  await expect(overlay.getByRole('button')).toHaveText(['Reopen window', 'Cancel']);
  await expect(signInButton(page).click({ trial: true, timeout: 3_000 })).rejects.toThrow(
    /intercepts pointer events/,
  );
  await shot('login-waiting');
  await submitCredentials(popup, agent);
  await expect(page).toHaveURL('/dashboard');
  await expect(overlay).toHaveCount(0);
  // the provider's keys, by which the tokens are checked, come with them
  expect(calls.slice(0, 4)).toEqual(['/token', '/jwks', '/iaccess/v3/user/mapping', '/agent/v2/agents']);
});

for (const name of ['new', 'fresh'])
  test(`[SGN-12] ${name}@agents.example is not mapped: to /account-linking`, async ({
    page,
    shot,
    accessible,
  }) => {
    await signInAs(page, name);
    await expect(page).toHaveURL('/account-linking');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link your agent account');
    await shot('account-linking');
    await accessible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You are logged out')).toBeVisible();
  });

test('[SGN-13] an inactive agent sees the alert, and is logged out', async ({ page, shot }) => {
  await signInAs(page, 'retired');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(inactiveAlert);
  await shot('login-inactive');
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape');
  await expect(alert).toBeVisible();
  const logout = page.waitForRequest((request) =>
    request.url().startsWith(`${origins.identityProvider.url}/session/end`),
  );
  await alert.getByRole('button', { name: 'Log out' }).click();
  expect(new URL((await logout).url()).searchParams.get('id_token_hint')).toMatch(/^ey/);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('This agent account is no longer active')).toBeVisible();
});

test('[SGN-15] any other error stops the spinner and logs out', async ({ page, agent, guard }) => {
  guard.expect(/ERR_CONNECTION_RESET/);
  await page.route(`${origins.identityProvider.url}/token`, (route) => route.abort('connectionreset'));
  await page.goto('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page.getByRole('alert')).toContainText('Sign-in did not complete');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(signInButton(page)).toBeEnabled();
});

test('[SGN-15] a code that the provider refuses, and records that cannot be read, log out as well', async ({
  page,
  agent,
  control,
  guard,
}) => {
  expectFailures(guard);
  guard.expect(/agent check/);
  const { url: provider } = origins.identityProvider;
  await page.route(`${provider}/token`, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: 'invalid_grant', error_description: 'used already' },
    }),
  );
  await page.goto('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page.getByRole('alert')).toContainText('Sign-in did not complete');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(`${provider}/token`);

  await control.fault('/agent/v2/agents', 'html-500', { times: 3 });
  const logout = page.waitForRequest((request) => request.url().startsWith(`${provider}/session/end`));
  // the page says the same already
  const left = page.waitForEvent('framenavigated');
  await submitCredentials(await openSignIn(page), agent);
  expect(new URL((await logout).url()).searchParams.get('id_token_hint')).toMatch(/^ey/);
  await left;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert')).toContainText('Sign-in did not complete');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
});

test('[SGN-15] an agent whose clock is hours ahead is told of the clock, and signs in once it is right', async ({
  page,
  agent,
  shot,
}) => {
  // further ahead than an id token of the provider's lives
  await page.clock.install({ time: Date.now() + 5 * 60 * 60_000 });
  await page.goto('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page.getByRole('alert')).toContainText('The date or time of this computer seems to be wrong.');
  await expect(page).toHaveURL('/');
  await shot('login-clock');
  await page.clock.setSystemTime(Date.now());
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
});

test('[SGN-16] when the mapping lookup fails the way is the login route, and the next try works', async ({
  page,
  agent,
  guard,
}) => {
  guard.expect(/ERR_CONNECTION_RESET/);
  const mapping = `${origins.api.url}/iaccess/v3/user/mapping*`;
  await page.route(mapping, (route) => route.abort('connectionreset'));
  await page.goto('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page.getByRole('alert')).toContainText('Your agent account could not be checked');
  await expect(page).toHaveURL('/');
  await page.unroute(mapping);
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
});

test('[SGN-22] a window closed by hand is noticed: it reopens, or the sign-in is cancelled', async ({
  page,
  agent,
}) => {
  await page.goto('/');
  await (await openSignIn(page)).close();
  await expect(page.getByText('The sign-in window seems to be closed.')).toBeVisible();
  const reopened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Reopen window' }).click();
  await submitCredentials(await reopened, agent);
  await expect(page).toHaveURL('/dashboard');
});

test('[SGN-22] a blocked window says how to allow it, and once it is allowed the next press signs in', async ({
  page,
  agent,
  shot,
  accessible,
}) => {
  // what a browser does that blocks pop-ups of this site, until the agent allows them
  await page.addInitScript(() => {
    const { open } = window;
    window.open = () => null;
    Object.assign(window, {
      allowPopups: () => {
        window.open = open;
      },
    });
  });
  await page.goto('/');
  await signInButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the sign-in window');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shot('login-blocked');
  await accessible();
  await page.evaluate(() => Object(window).allowPopups());
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
});

test('[SGN-08] [SGN-15] a verifier that is gone fails the sign-in, and no code is exchanged', async ({
  page,
  agent,
}) => {
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${origins.identityProvider.url}/token`) exchanges.push(request.method());
  });
  await page.goto('/');
  const popup = await openSignIn(page);
  await page.evaluate(() => sessionStorage.removeItem('portal.code-verifier'));
  await submitCredentials(popup, agent);
  await expect(page.getByRole('alert')).toContainText('Sign-in did not complete');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(exchanges).toEqual([]);
});

test('[SGN-11] [SGN-21] of one sign-in one code is exchanged, once, though its answer comes by two ways', async ({
  page,
  agent,
}) => {
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${origins.identityProvider.url}/token` && request.method() === 'POST')
      exchanges.push(request.postData() ?? '');
  });
  await page.goto('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(exchanges).toHaveLength(1);
});

test('cancelling closes the window and leaves the screen as it was', async ({ page }) => {
  await page.goto('/');
  const popup = await openSignIn(page);
  const closed = popup.waitForEvent('close');
  await page.keyboard.press('Escape');
  await closed;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(signInButton(page)).toBeFocused();
});

test('[RTE-18] the login callback outside a pop-up goes to `/`, and its code is nowhere', async ({
  page,
}) => {
  await page.goto('/oidc/logout-callback');
  await expect(page).toHaveURL('/');
  await page.goto('/oidc/login-callback?code=secret&state=none');
  await expect(page).toHaveURL('/');
  await expect(signInButton(page)).toBeEnabled();
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.URL]));
  expect(await kept()).not.toContain('secret');
  await goBack(page);
  await expect(page).toHaveURL('/');
  expect(await kept()).not.toContain('secret');
});

test('[RTE-18] where the browser opens a tab in place of the window, the answer arrives all the same', async ({
  page,
  context,
  agent,
  guard,
}) => {
  guard.expect(/Scripts may close only the windows/);
  await page.goto('/');
  const popup = await openSignIn(page);
  const tab = await context.newPage();
  await tab.goto(popup.url());
  await submitCredentials(tab, agent);
  await expect(page).toHaveURL('/dashboard');
  await expect(tab).toHaveURL('/dashboard');
});

test('[RTE-18] the login callback in the pop-up posts its parameters and closes itself', async ({
  page,
  agent,
}) => {
  await page.goto('/');
  const popup = await openSignIn(page);
  const closed = popup.waitForEvent('close');
  const callback = popup.waitForRequest(/\/oidc\/login-callback\?.*code=/);
  await submitCredentials(popup, agent);
  await callback;
  await closed;
  await expect(page).toHaveURL('/dashboard');
});

test('[RTE-19] the logout callback goes to `/`', async ({ page }) => {
  await page.goto('/oidc/logout-callback');
  await expect(page).toHaveURL('/');
});
