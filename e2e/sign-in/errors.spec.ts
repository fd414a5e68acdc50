import { expect, test } from '../support/fixtures/test.ts';
import { deleteStored } from '../support/page/stored-data.ts';
import { inForm } from '../support/run-form.ts';
import { logoutFields, logoutRequest } from '../support/screens/session-prompt.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { origins } from '../support/service/environment.ts';

const { url: provider } = origins.identityProvider;

/** Ways in which the exchange of the code can fail. */
const exchangeFaults: readonly ('refused' | 'reset')[] = ['refused', 'reset'];

test('[SGN-15] [SGN-16] a code that the provider refuses and records that cannot be read stop the spinner and log out; a failed mapping lookup leads to `/`', async ({
  page,
  agent,
  control,
  guard,
}) => {
  guard.expect(/agent check/, /ERR_CONNECTION_RESET/);
  await page.goto('/');
  for (const fault of inForm(exchangeFaults.slice(0, 1), exchangeFaults)) {
    await page.route(`${provider}/token`, (route) =>
      fault === 'reset'
        ? route.abort('connectionreset')
        : route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': '*' },
            json: { error: 'invalid_grant', error_description: 'used already' },
          }),
    );
    await submitCredentials(await openSignIn(page), agent);
    await expect(page.getByRole('alert')).toContainText('Login did not complete');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    await page.unroute(`${provider}/token`);
  }

  const mapping = `${origins.api.url}/iaccess/v3/user/mapping*`;
  await page.route(mapping, (route) => route.abort('connectionreset'));
  await submitCredentials(await openSignIn(page), agent);
  await expect(page.getByRole('alert')).toContainText('Your agent account could not be checked');
  await expect(page).toHaveURL('/');
  await page.unroute(mapping);

  await control.fault('/agent/v2/agents', 'html-500', { times: 3 });
  const logout = logoutRequest(page);
  // the alert of the attempt before is still there, so only a new page proves anything
  const left = page.waitForEvent('framenavigated');
  await submitCredentials(await openSignIn(page), agent);
  expect(logoutFields(await logout).id_token_hint).toMatch(/^ey/);
  await left;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert')).toContainText('Login did not complete');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
});

test('[SGN-15] with a clock that is hours ahead sign-in names the clock, and works once it is right', {
  tag: '@long',
}, async ({ page, agent, shot }) => {
  // more than the lifetime of the provider's id tokens
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

test('[SGN-08] [SGN-15] without its code verifier a sign-in fails, and no code is exchanged', async ({
  page,
  agent,
}) => {
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${origins.identityProvider.url}/token`) exchanges.push(request.method());
  });
  await page.goto('/');
  const popup = await openSignIn(page);
  await deleteStored(page, 'codeVerifier');
  await submitCredentials(popup, agent);
  await expect(page.getByRole('alert')).toContainText('Login did not complete');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(exchanges).toEqual([]);
});
