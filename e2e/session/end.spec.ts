import { expect, test } from '../support/fixtures/test.ts';
import { homeHeading } from '../support/page/frame.ts';
import { readStoredText, readTokens } from '../support/page/stored-data.ts';
import {
  expiryPrompt,
  logoutRequest,
  openOnTestClock,
  signInOnTestClock,
  staySignedIn,
} from '../support/screens/session-prompt.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { origins } from '../support/service/environment.ts';

test('[SES-06] when the provider refuses to renew, sign-in is offered and returns to the same page', async ({
  page,
  context,
  agent,
  seed,
  guard,
  request,
  inspectVariant,
}) => {
  guard.expect(/400/);
  await openOnTestClock({ context, page, seed }, '/profile');
  // the refresh token is used outside the portal: the provider then refuses it, and the one that replaced it
  const { refreshToken } = await readTokens(page);
  const form = { grant_type: 'refresh_token', client_id: 'agent-portal', refresh_token: refreshToken };
  const headers = { origin: origins.host.url };
  const used = await request.post(`${origins.identityProvider.url}/token`, { form, headers });
  expect(used.status()).toBe(200);
  await page.clock.fastForward('12:30');
  await staySignedIn(page).click();
  await expect(expiryPrompt(page).getByRole('alert')).toContainText('The login service refused');
  await expect(expiryPrompt(page).getByRole('button')).toHaveText(['Log out', 'Log in again']);
  await inspectVariant('session-refused');
  await expiryPrompt(page).getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your session expired')).toBeVisible();
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/profile');
});

test('[SES-07] after the end without a network, sign-in shows without any token; the provider’s logout follows later', async ({
  page,
  context,
  signIn,
  control,
}) => {
  // sign-in's own files are then in the browser's cache
  await signInOnTestClock(context, page, signIn);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const restore = await control.offline(context);
  await page.clock.fastForward('20:00');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your session expired')).toBeVisible();
  expect(addresses.filter((address) => /\beyJ|logout/.test(address))).toEqual([]);
  expect(await readStoredText(page)).not.toMatch(/\beyJ/);
  expect(await page.content()).not.toMatch(/\beyJ/);
  const logout = logoutRequest(page);
  await restore();
  await logout;
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your session expired')).toBeVisible();
});

test('[SES-07] a tab that was on another site during a renewal is still signed in, and ends no session', {
  tag: '@long',
}, async ({ page, context, seed }) => {
  await openOnTestClock({ context, page, seed });
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(homeHeading(other)).toBeVisible();
  await other.goto(origins.outbox.url);
  await page.clock.fastForward('12:30');
  await staySignedIn(page).click();
  await expect(expiryPrompt(page)).toHaveCount(0);
  await page.clock.fastForward('05:00');
  await other.goto('/dashboard');
  await expect(homeHeading(other)).toBeVisible();
  await expect(other).toHaveURL('/dashboard');
  await page.reload();
  await expect(homeHeading(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});
