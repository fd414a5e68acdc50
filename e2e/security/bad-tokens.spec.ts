import { createTokenForge } from '@portal/shared/testing/bad-tokens';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { readStored } from '../support/page/stored-data.ts';
import { isLongRun } from '../support/run-form.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { origins } from '../support/service/environment.ts';

const { url: provider } = origins.identityProvider;

type Make = (claims: Record<string, unknown>) => string;

const claimsOf = (idToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

/** The kinds that `npm test` tries: by signature and by claim. */
const shortForm = ['wrong key', 'expired'];

/** Replaces the provider's signatures by the forge's. Returns a function that sets how the next token is made. */
async function forgeTokens(
  page: Page,
  forge: ReturnType<typeof createTokenForge>,
): Promise<(make: Make) => void> {
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

test('[SGN-21] bad id tokens sign no agent in, and none reaches the main API', async ({
  page,
  agent,
  guard,
}) => {
  guard.expect(/401/);
  const forge = createTokenForge();
  const use = await forgeTokens(page, forge);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization && request.url().startsWith(origins.api.url))
      sent.push(request.url());
  });
  await page.goto('/');
  // `shared/src/service/oidc/bad-tokens.test.ts` proves all of them
  const tokens = forge.bad.filter(([what]) => isLongRun || shortForm.includes(what));
  for (const [what, make] of tokens) {
    await test.step(what, async () => {
      use(make);
      // the alert of the step before is still visible, so the test waits for the new answer
      const answered = page.waitForResponse((response) => response.url() === `${provider}/token`);
      await submitCredentials(await openSignIn(page), agent);
      await answered;
      await expect(page.getByRole('dialog'), what).toHaveCount(0);
      await expect(page.getByRole('alert'), what).toContainText('Login did not complete');
      await expect(page, what).toHaveURL('/');
    });
  }
  expect(tokens).toHaveLength(isLongRun ? 12 : 2);
  expect(sent).toEqual([]);
  expect(await readStored(page, 'session')).toBeNull();

  // the portal accepts a right token of the forge, so the tokens above were refused for their faults; the main API
  // refuses it, because it knows the provider's own key
  use(forge.right);
  await submitCredentials(await openSignIn(page), agent);
  await expect(page.getByRole('alert')).toContainText('Your agent account could not be checked');
  expect(sent).not.toEqual([]);
  console.log(`bad id tokens: 0 of ${tokens.length} accepted`);
});

/** Changes one parameter of the next authorization request on its way. */
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

test('[SGN-21] an answer to another state is ignored; the next attempt has another state and nonce', {
  tag: '@long',
}, async ({ page, agent }) => {
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
  await expect(page.getByText('The login window seems to be closed')).toBeVisible();
  expect(exchanges).toEqual([]);
  // without a reload the same attempt goes on, because its window may be open in truth
  await page.reload();

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

test('[SGN-21] a token that the provider made for another nonce signs no agent in', { tag: '@long' }, async ({
  page,
  agent,
}) => {
  await changeOnce(page, 'nonce', 'another');
  await page.goto('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page.getByRole('alert')).toContainText('Login did not complete');
  await expect(page).toHaveURL('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
});
