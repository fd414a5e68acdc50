import type { Page } from 'playwright/test';
import { origins } from './support/environment.ts';
import { openSignIn, submitCredentials } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const shellRoutes = [
  '/dashboard',
  '/client?keyword=tan&page=2',
  '/client-profile?customerId=C1',
  '/sat?customerId=C1',
  '/cart?customerId=C1',
  '/checkout?customerId=C1',
  '/payment?applicationId=A1',
  '/payment/successful?applicationId=A1',
  '/profile',
  '/application',
  '/application/detail/A1?formNo=F1',
  '/onboarding',
];

const prompt = (page: Page) => page.getByRole('alertdialog', { name: 'Session expiry warning' });

/** The page at the provider that ends its session. */
const logoutPage = (page: Page) =>
  page.waitForRequest((request) => request.url().startsWith(`${origins.identityProvider.url}/session/end?`));

for (const route of shellRoutes)
  test(`[RTE-17] ${route} needs a session: without one the way is sign-in`, async ({ page }) => {
    await page.goto(route);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

test('[RTE-17] the page that was asked for opens after sign-in', async ({ page, agent }) => {
  await page.goto('/client?keyword=tan');
  await expect(page).toHaveURL('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/client?keyword=tan');
});

test('a reload keeps the session, and `/` leads home', async ({ page, signIn }) => {
  await signIn();
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
});

test('[SGN-17] sign-out goes by the provider’s logout page, and Back shows no customer', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/client');
  const logout = logoutPage(page);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const { searchParams } = new URL((await logout).url());
  expect(searchParams.get('id_token_hint')).toMatch(/^ey/);
  expect(searchParams.get('post_logout_redirect_uri')).toBe(`${origins.host.url}/oidc/logout-callback`);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('portal.session'))).toBeNull();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test.describe('the end of a session', () => {
  test.beforeEach(async ({ context, page, signIn }) => {
    await context.clock.install();
    await signIn();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // time that jumps while a file is on its way would run into the file's deadline
    await page.waitForLoadState('networkidle');
  });

  test('[SES-03] the prompt shows once within three minutes of the end, in the specification’s words', async ({
    page,
    shot,
    accessible,
  }) => {
    await page.clock.fastForward('11:30');
    await expect(prompt(page)).toHaveCount(0);
    await page.clock.fastForward('00:40');
    await expect(prompt(page)).toHaveAccessibleDescription(
      'Your session is about to expire. Would you like to remain logged in?',
    );
    await shot('session-expiry');
    await accessible();
  });

  test('[SES-04] accepting gives new tokens and 15 more minutes, by keyboard, again and again', async ({
    page,
  }) => {
    for (let extension = 0; extension < 3; extension += 1) {
      await page.clock.fastForward('12:30');
      await expect(prompt(page)).toBeVisible();
      const refreshed = page.waitForResponse(`${origins.identityProvider.url}/token`);
      await expect(prompt(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused();
      await page.keyboard.press('Enter');
      expect((await refreshed).status()).toBe(200);
      await expect(prompt(page)).toHaveCount(0);
    }
    await page.clock.fastForward('11:00');
    await expect(prompt(page)).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');
  });

  test('[SES-05] rejecting logs out', async ({ page }) => {
    await page.clock.fastForward('12:30');
    const logout = logoutPage(page);
    await prompt(page).getByRole('button', { name: 'Log out' }).click();
    await logout;
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You are logged out')).toBeVisible();
  });

  test('[SES-06] a refresh that fails is told, and works when tried again', async ({ page, guard }) => {
    guard.expect(/ERR_CONNECTION_RESET/);
    const token = `${origins.identityProvider.url}/token`;
    await page.route(token, (route) => route.abort('connectionreset'));
    await page.clock.fastForward('12:30');
    await prompt(page).getByRole('button', { name: 'Stay signed in' }).click();
    await expect(prompt(page).getByRole('alert')).toContainText('could not be renewed');
    await page.unroute(token);
    await prompt(page).getByRole('button', { name: 'Try again' }).click();
    await expect(prompt(page)).toHaveCount(0);
  });

  test('[SES-07] who slept through the end finds sign-in, and is led back after it', async ({
    page,
    agent,
  }) => {
    await page.goto('/profile');
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward('20:00');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your session expired')).toBeVisible();
    await submitCredentials(await openSignIn(page), agent);
    await expect(page).toHaveURL('/profile');
  });
});

test('[SES-07] [SES-08] a new tab is signed in at once, and a sign-out in one ends the other', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other).toHaveURL('/profile');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  expect(await other.evaluate(() => sessionStorage.getItem('portal.session'))).toBeNull();
});
