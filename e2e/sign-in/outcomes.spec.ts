import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { goBack } from '../support/page/navigate.ts';
import { readStoredText } from '../support/page/stored-data.ts';
import { logoutFields, logoutRequest } from '../support/screens/session-prompt.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { origins } from '../support/service/environment.ts';

/** Demo agents of the sandbox whose sign-in does not lead home; no test changes them. */
const demo = (name: string) => ({ email: `${name}@agents.example`, password: 'Portal-2026' });

const inactiveAlert =
  'Sorry, this agent account is no longer active. Please contact sales support if you require any further assistance.';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Login' });

async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await submitCredentials(await openSignIn(page), demo(name));
}

test('[RTE-01] `/` is sign-in, without breadcrumb', { tag: '@long' }, async ({ page, inspect }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to Agent Portal');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await inspect('login');
});

test('[SGN-10] [SGN-11] [SGN-21] [RTE-18] the overlay blocks; one code is exchanged once, the window closes, and home follows', async ({
  page,
  agent,
  shot,
}) => {
  const calls: string[] = [];
  const exchanges: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const outside = origin === origins.api.url || origin === origins.identityProvider.url;
    if (!outside || request.method() === 'OPTIONS' || pathname.startsWith('/public/')) return;
    calls.push(pathname);
    if (pathname === '/token') exchanges.push(request.postData() ?? '');
  });
  await page.goto('/');
  const popup = await openSignIn(page);
  expect(popup.viewportSize()).toMatchObject({ width: 500, height: 750 });
  const overlay = page.getByRole('dialog', { name: 'Continue in the login window' });
  await expect(overlay).toBeVisible();
  await expect(overlay.getByRole('button')).toHaveText(['Reopen window', 'Cancel']);
  await expect(signInButton(page).click({ trial: true, timeout: 1_000 })).rejects.toThrow(
    /intercepts pointer events/,
  );
  // a page behind another window is drawn slowly
  await page.bringToFront();
  await shot('login-waiting');
  await popup.bringToFront();
  const closed = popup.waitForEvent('close');
  const callback = popup.waitForRequest(/\/oidc\/login-callback\?.*code=/);
  await submitCredentials(popup, agent);
  await callback;
  await closed;
  await expect(page).toHaveURL('/dashboard');
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // the token's signature is checked before the agent
  expect(calls.slice(0, 4)).toEqual(['/token', '/jwks', '/iaccess/v3/user/mapping', '/agent/v2/agents']);
  expect(exchanges).toHaveLength(1);
});

test('[SGN-12] an agent without a mapping comes to account linking, also after a reload, and can log out there', async ({
  page,
  inspect,
}) => {
  await signInAs(page, 'new');
  await expect(page).toHaveURL('/account-linking');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link your agent account');
  await inspect('account-linking');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out')).toBeVisible();
});

test('[SGN-13] an inactive agent sees the alert, and is logged out', async ({ page, shot }) => {
  await signInAs(page, 'retired');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(inactiveAlert);
  await expect(alert.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await shot('login-inactive');
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape');
  await expect(alert).toBeVisible();
  const logout = logoutRequest(page);
  await alert.getByRole('button', { name: 'Log out' }).click();
  expect(logoutFields(await logout).id_token_hint).toMatch(/^ey/);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('This agent account is no longer active')).toBeVisible();
});

test('[SGN-22] a window closed by hand ends the spinner at once, and Login opens it again', async ({
  page,
  agent,
  shot,
}) => {
  await page.clock.install();
  await page.goto('/');
  const popup = await openSignIn(page);
  const overlay = page.getByRole('dialog', { name: 'Continue in the login window' });
  await expect(overlay).toBeVisible();
  // the portal looks at the window every 250 ms, and has then seen it at the provider
  await page.clock.runFor(250);
  await popup.close();
  await expect(overlay).toBeHidden({ timeout: 2_000 });
  await expect(page.getByRole('alert')).toContainText('The login window seems to be closed');
  await shot('sign-in-window-closed');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
});

test('[SGN-22] a blocked window says how to allow it, and the next click after that signs in', async ({
  page,
  agent,
  inspect,
}) => {
  // a browser that blocks this site's pop-ups until the agent allows them
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
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the login window');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await inspect('login-blocked');
  for (const frame of page.frames()) await frame.evaluate(() => Object(window).allowPopups());
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
});

test('[RTE-18] the login callback outside a pop-up goes to `/`, and its code is stored nowhere', async ({
  page,
}) => {
  await page.goto('/oidc/logout-callback');
  await expect(page).toHaveURL('/');
  await page.goto('/oidc/login-callback?code=secret&state=none');
  await expect(page).toHaveURL('/');
  await expect(signInButton(page)).toBeEnabled();
  const kept = async () => `${page.url()}\n${await readStoredText(page)}`;
  expect(await kept()).not.toContain('secret');
  await goBack(page);
  await expect(page).toHaveURL('/');
  expect(await kept()).not.toContain('secret');
});

test('[RTE-18] when the browser opens a tab instead of the window, the answer arrives as well', async ({
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
