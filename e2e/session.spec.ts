import type { Page } from 'playwright/test';
import { firstCustomer } from './support/agent.ts';
import { origins } from './support/environment.ts';
import { goBack } from './support/go.ts';
import { hostChunk } from './support/host-chunk.ts';
import { storedText } from './support/left-behind.ts';
import { namePattern } from './support/name-pattern.ts';
import { openSignIn, submitCredentials } from './support/sign-in.ts';
import { expectFailures } from './support/six-faults.ts';
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

declare global {
  interface Window {
    /** How often the prompt has come up. */
    prompts?: number;
  }
}

/** Runs in the page. */
function countPrompts(): void {
  window.prompts = 0;
  const isPrompt = (node: Node) =>
    node instanceof Element &&
    (node.matches('[role=alertdialog]') || node.querySelector('[role=alertdialog]'));
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      if ([...addedNodes].some(isPrompt)) window.prompts = (window.prompts ?? 0) + 1;
  }).observe(document, { childList: true, subtree: true });
}

/** Time passes until the prompt's code has been fetched ahead: 2 minutes. */
async function fetchPromptAhead(page: Page): Promise<void> {
  const fetched = page.waitForResponse(origins.host.url + hostChunk('host/src/session/expiry-prompt/expiry-dialog.tsx'));
  await page.clock.fastForward('02:00');
  await (await fetched).finished();
}

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

test('[SES-07] a reload keeps the session, and `/` leads home', async ({ page, signIn }) => {
  await signIn();
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
});

test('[SGN-17] sign-out goes by the provider’s logout page, and Back shows no customer', async ({
  page,
  agent,
  signIn,
}) => {
  const { customerId, name } = firstCustomer(agent);
  await signIn();
  await page.goto(`/client-profile?customerId=${customerId}`);
  await expect(page.getByRole('heading', { level: 1, name: namePattern(name) })).toBeVisible();
  const logout = logoutPage(page);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const { searchParams } = new URL((await logout).url());
  expect(searchParams.get('id_token_hint')).toMatch(/^ey/);
  expect(searchParams.get('post_logout_redirect_uri')).toBe(`${origins.host.url}/oidc/logout-callback`);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out')).toBeVisible();
  const expectNoToken = async () => {
    expect(await storedText(page)).not.toMatch(/\beyJ|portal\.session"/);
    expect(await page.content()).not.toMatch(/\beyJ/);
  };
  await expectNoToken();
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByText(namePattern(name))).toHaveCount(0);
  await expectNoToken();
});

test.describe('the end of a session', () => {
  test.beforeEach(async ({ context, page, signIn }) => {
    await context.clock.install();
    await signIn();
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    // time that jumps while a file is on its way would run into the file's deadline
    await page.waitForLoadState('networkidle');
  });

  test('[SES-03] the prompt shows once within three minutes of the end, in the specification’s words', async ({
    page,
    shot,
    accessible,
  }) => {
    await page.evaluate(countPrompts);
    await fetchPromptAhead(page);
    await page.clock.fastForward('08:30');
    // with its code there it would come within a second
    await page.clock.runFor('00:05');
    expect(await page.evaluate(() => window.prompts)).toBe(0);
    await page.clock.fastForward('01:35');
    await expect(prompt(page)).toHaveAccessibleDescription(
      'Your session is about to expire. Would you like to remain logged in?',
    );
    await shot('session-expiry');
    await accessible();
    const said = await prompt(page)
      .getByText(/it is kept for you/)
      .boundingBox();
    const stay = await prompt(page).getByRole('button', { name: 'Stay signed in' }).boundingBox();
    expect(
      (said?.y ?? Infinity) + (said?.height ?? 0),
      'its buttons cover no word of it',
    ).toBeLessThanOrEqual(stay?.y ?? 0);
    // a check every second does not ask again
    await page.clock.runFor('01:00');
    expect(await page.evaluate(() => window.prompts)).toBe(1);
    await prompt(page).getByRole('button', { name: 'Stay signed in' }).click();
    await expect(prompt(page)).toHaveCount(0);
    await page.clock.runFor('01:00');
    expect(await page.evaluate(() => window.prompts)).toBe(1);
    // the next approach is another
    await page.clock.fastForward('12:00');
    await expect(prompt(page)).toBeVisible();
    expect(await page.evaluate(() => window.prompts)).toBe(2);
  });

  test('[SES-03] the prompt comes also where nothing can be fetched any more', async ({ page, guard }) => {
    // what would have been fetched ahead is not to be had either
    guard.expect(/net::ERR_FAILED/);
    await fetchPromptAhead(page);
    await page.route(/\.js$/, (route) => route.abort());
    await page.clock.fastForward('10:30');
    await expect(prompt(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toHaveCount(0);
  });

  test('[SES-04] accepting gives new tokens and 15 more minutes, by keyboard alone, twelve times in a row', async ({
    page,
  }) => {
    test.slow();
    for (let extension = 0; extension < 12; extension += 1) {
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

  test('[SES-06] a refresh that fails is logged and told, and works when tried again', async ({
    page,
    guard,
    shot,
    accessible,
  }) => {
    guard.expect(/ERR_CONNECTION_RESET/);
    const token = `${origins.identityProvider.url}/token`;
    await page.route(token, (route) => route.abort('connectionreset'));
    await page.clock.fastForward('12:30');
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('session refresh failed'),
    );
    await prompt(page).getByRole('button', { name: 'Stay signed in' }).click();
    expect((await logged).text()).not.toMatch(/\beyJ/);
    await expect(prompt(page).getByRole('alert')).toContainText('could not be renewed');
    await shot('session-not-renewed');
    await accessible();
    await page.unroute(token);
    await prompt(page).getByRole('button', { name: 'Try again' }).click();
    await expect(prompt(page)).toHaveCount(0);
  });

  test('[SES-06] where the provider renews no more, sign-in is offered, and leads back', async ({
    page,
    agent,
    guard,
    request,
    shot,
    accessible,
  }) => {
    guard.expect(/400/);
    await page.goto('/profile');
    await page.waitForLoadState('networkidle');
    // somebody else has used the refresh token: the provider takes neither any more
    const refresh_token = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('portal.session') ?? '{}').tokens?.refreshToken,
    );
    const form = { grant_type: 'refresh_token', client_id: 'agent-portal', refresh_token };
    const headers = { origin: origins.host.url };
    const used = await request.post(`${origins.identityProvider.url}/token`, { form, headers });
    expect(used.status()).toBe(200);
    await page.clock.fastForward('12:30');
    await prompt(page).getByRole('button', { name: 'Stay signed in' }).click();
    await expect(prompt(page).getByRole('alert')).toContainText('does not renew it any more');
    await expect(prompt(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
    await shot('session-refused');
    await accessible();
    await prompt(page).getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your session expired')).toBeVisible();
    await submitCredentials(await openSignIn(page), agent);
    await expect(page).toHaveURL('/profile');
  });

  test('[SES-07] a tab that was on another site while another renewed comes back signed in, and ends nothing', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await other.goto(origins.outbox.url);
    await page.clock.fastForward('12:30');
    await prompt(page).getByRole('button', { name: 'Stay signed in' }).click();
    await expect(prompt(page)).toHaveCount(0);
    await page.clock.fastForward('05:00');
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await expect(other).toHaveURL('/dashboard');
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
  });

  test('[SES-07] without a network the end shows sign-in and why, and no token; the provider has its turn later', async ({
    page,
    context,
    guard,
  }) => {
    expectFailures(guard);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await context.setOffline(true);
    await page.clock.fastForward('20:00');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your session expired')).toBeVisible();
    expect(addresses.filter((address) => address.includes('id_token_hint'))).toEqual([]);
    expect(await storedText(page)).not.toMatch(/\beyJ/);
    expect(await page.content()).not.toMatch(/\beyJ/);
    const logout = logoutPage(page);
    await context.setOffline(false);
    await logout;
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your session expired')).toBeVisible();
  });

  test('[SES-03] the prompt comes outside the frame too', async ({ page }) => {
    await page.goto('/maintenance');
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward('12:30');
    await prompt(page).getByRole('button', { name: 'Stay signed in' }).click();
    await expect(prompt(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/maintenance/);
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
  await expect(other.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await expect(other).toHaveURL('/profile');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  expect(await other.evaluate(() => sessionStorage.getItem('portal.session'))).toBeNull();
});
