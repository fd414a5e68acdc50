import { expect, test } from '../support/fixtures/test.ts';
import { homeHeading } from '../support/page/frame.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import { goBack } from '../support/page/navigate.ts';
import { readStoredText } from '../support/page/stored-data.ts';
import { inForm } from '../support/run-form.ts';
import { logOut, logoutFields, logoutRequest } from '../support/screens/session-prompt.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

/** `host/src/navigation/portal-router.test.tsx` proves all of them in a few milliseconds each. */
const someRoutes = ['/dashboard', '/sat?customerId=C1', '/application/detail/A1?formNo=F1'];
const allRoutes = [
  ...someRoutes,
  '/client?keyword=tan&page=2',
  '/client-profile?customerId=C1',
  '/cart?customerId=C1',
  '/checkout?customerId=C1',
  '/payment?applicationId=A1',
  '/payment/successful?applicationId=A1',
  '/profile',
  '/application',
  '/onboarding',
];

test('[RTE-17] without a session, routes of the shell lead to sign-in, and then to the page asked for', async ({
  page,
  agent,
}) => {
  for (const route of inForm(someRoutes, allRoutes)) {
    await page.goto(route);
    await expect(page, route).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Login' }), route).toBeEnabled();
  }
  // two slashes, as in a carelessly written link, are no other host
  await page.goto(`${origins.host.url}//client?keyword=tan`);
  await expect(page).toHaveURL('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page, 'search words leave the address').toHaveURL('/client');
  await expect(page.getByRole('searchbox', { name: 'Search customers' })).toHaveValue('tan');
});

test('[SES-07] a reload keeps the session, and `/` leads home', { tag: '@long' }, async ({ page, seed }) => {
  await seed.session();
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(homeHeading(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('[SGN-17] [SHL-01] Logout opens the provider’s logout page, removes the tokens, and Back shows no customer', async ({
  page,
  agent,
  signIn,
}) => {
  const { customerId, name } = firstCustomer(agent);
  await signIn();
  await page.goto(`/client-profile?customerId=${customerId}`);
  await expect(page.getByRole('heading', { level: 1, name: namePattern(name) })).toBeVisible();
  const logout = logoutRequest(page);
  await logOut(page);
  expect(logoutFields(await logout)).toEqual({
    id_token_hint: expect.stringMatching(/^ey/),
    post_logout_redirect_uri: `${origins.host.url}/oidc/logout-callback`,
    client_id: 'agent-portal',
  });
  const expectNoToken = async () => {
    expect(await readStoredText(page)).not.toMatch(/\beyJ|portal\.session"/);
    expect(await page.content()).not.toMatch(/\beyJ/);
  };
  await expectNoToken();
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page.getByText(namePattern(name))).toHaveCount(0);
  await expectNoToken();
});
