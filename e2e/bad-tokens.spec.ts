import { tokenForge } from '@portal/shared/testing/bad-tokens';
import type { Page } from 'playwright/test';
import { origins } from './support/environment.ts';
import { openSignIn, submitCredentials } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const { url: provider } = origins.identityProvider;

type Make = (claims: Record<string, unknown>) => string;

const claimsOf = (idToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

/** Puts a forge in the place of the provider's signature; answers how the next token is made. */
async function forgeTokens(page: Page, forge: ReturnType<typeof tokenForge>): Promise<(make: Make) => void> {
  let making: Make = forge.right;
  await page.route(`${provider}/jwks`, async (route) =>
    route.fulfill({ response: await route.fetch(), json: forge.keys }),
  );
  await page.route(`${provider}/token`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, id_token: making(claimsOf(answer.id_token)) } });
  });
  return (make) => {
    making = make;
  };
}

test('[SGN-21] of 12 bad id tokens none signs anybody in, and none reaches the main API', async ({
  page,
  agent,
  guard,
}) => {
  test.setTimeout(180_000);
  guard.expect(/401/);
  const forge = tokenForge();
  const use = await forgeTokens(page, forge);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization && request.url().startsWith(origins.api.url))
      asked.push(request.url());
  });
  await page.goto('/');
  for (const [what, make] of forge.bad) {
    await test.step(what, async () => {
      use(make);
      // the alert of the step before is still there: only the answer's own end counts
      const answered = page.waitForResponse((response) => response.url() === `${provider}/token`);
      await submitCredentials(await openSignIn(page), agent);
      await answered;
      await expect(page.getByRole('dialog'), what).toHaveCount(0);
      await expect(page.getByRole('alert'), what).toContainText('Sign-in did not complete');
      await expect(page, what).toHaveURL('/');
      await page.reload();
    });
  }
  expect(forge.bad).toHaveLength(12);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('portal.session'))).toBeNull();

  // by the same way a right one passes, so that nothing else was the reason; the main API knows the forge's key from
  // the provider's and refuses what the portal could not
  use(forge.right);
  await submitCredentials(await openSignIn(page), agent);
  await expect(page.getByRole('alert')).toContainText('Your agent account could not be checked');
  expect(asked).not.toEqual([]);
  console.log(`bad id tokens: 0 of ${forge.bad.length} accepted`);
});

/** Changes one parameter of the next authorization request on its way, as who stands between could. */
async function changeOnce(page: Page, name: 'state' | 'nonce', value: string): Promise<URLSearchParams[]> {
  const sent: URLSearchParams[] = [];
  await page.context().route(
    (url) => url.href.startsWith(`${provider}/auth?`),
    async (route) => {
      const url = new URL(route.request().url());
      sent.push(new URLSearchParams(url.search));
      if (sent.length === 1) url.searchParams.set(name, value);
      await route.continue({ url: url.href });
    },
  );
  return sent;
}

test('[SGN-21] an answer to another state is ignored; the next attempt has a state and a nonce of its own', async ({
  page,
  agent,
}) => {
  const sent = await changeOnce(page, 'state', 'another');
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${provider}/token`) exchanges.push(request.postData() ?? '');
  });
  await page.goto('/');
  const popup = await openSignIn(page);
  const callback = popup.waitForRequest(/\/oidc\/login-callback\?.*state=another/);
  await submitCredentials(popup, agent);
  await callback;
  await expect(page.getByText('The sign-in window seems to be closed.')).toBeVisible();
  expect(exchanges).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
  expect(exchanges).toHaveLength(1);
  for (const name of ['state', 'nonce']) {
    const values = sent.map((parameters) => parameters.get(name));
    expect(values, name).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    expect(new Set(values).size, name).toBe(2);
  }
});

test('[SGN-21] a token that the provider made for another nonce signs nobody in', async ({ page, agent }) => {
  await changeOnce(page, 'nonce', 'another');
  await page.goto('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page.getByRole('alert')).toContainText('Sign-in did not complete');
  await expect(page).toHaveURL('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
});
