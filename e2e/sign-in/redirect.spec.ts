import { expect, test } from '../support/fixtures/test.ts';
import { goBack } from '../support/page/navigate.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { origins } from '../support/service/environment.ts';

const simulator = `${origins.simulator.url}/PortfolioRecommendation?**`;

test('[RTE-02] to the simulator: with the agent’s valid id token, without a referrer, and Back returns to the portal', async ({
  page,
  agent,
  seed,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  const handedOver = page.waitForRequest((request) => request.url().startsWith(origins.simulator.url));
  await page.goto('/redirect?to=simulator');
  await page.waitForURL(simulator);
  const headers = await (await handedOver).allHeaders();
  expect(headers.referer).toBeUndefined();
  await expect(page.getByText('present and valid')).toBeVisible();
  await expect(page.getByText(agent.email)).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL('/dashboard');
});

test('[RTE-02] [SHL-16] to a path of the transaction site', async ({ page, seed }) => {
  await seed.session();
  await page.goto('/redirect?to=transaction&path=/accounts/1000391120');
  await page.waitForURL(`${origins.transaction.url}/accounts/1000391120?**`);
  await expect(page.getByText('/accounts/1000391120')).toBeVisible();
  await expect(page.getByText('present and valid')).toBeVisible();
});

test('[RTE-02] addresses, unknown sites and invalid paths lead nowhere', { tag: '@long' }, async ({
  page,
  seed,
  inspect,
}) => {
  await seed.session();
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.url().startsWith(origins.host.url))
      left.push(request.url());
  });
  // `mfe-auth/src/redirect/redirect-page.test.tsx` proves more of them
  for (const query of [
    '?to=evil',
    '?to=transaction&path=//evil.example',
    '?to=simulator&path=%09//evil.example',
  ]) {
    await page.goto(`/redirect${query}`);
    await expect(page.getByRole('heading', { level: 1 }), query).toHaveText('This link does not work');
  }
  expect(left).toEqual([]);
  await inspect('redirect-nowhere');
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('[RTE-02] while the site does not answer the page names it, and offers a button', {
  tag: '@long',
}, async ({ page, seed, inspect }) => {
  await seed.session();
  // an answer without a page keeps the portal's page on screen, as a slow site does
  await page.route(`${origins.simulator.url}/**`, (route) => route.fulfill({ status: 204 }));
  await page.goto('/redirect?to=simulator', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaving the Agent Portal');
  await expect(page.getByText(new URL(origins.simulator.url).host)).toBeVisible();
  expect(await page.content()).not.toMatch(/ey[\w-]+\.ey[\w-]+\./);
  await inspect('redirect-leaving');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Go to Portfolio Simulator' }).click();
  await page.waitForURL(simulator);
});

test('[RTE-02] after sign-in an agent comes to the site that the link names', async ({
  page,
  agent,
  shot,
}) => {
  await page.goto('/redirect?to=transaction&path=/accounts/7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to continue');
  await shot('redirect-signed-out');
  await page.getByRole('button', { name: 'Go to login' }).click();
  await expect(page).toHaveURL('/');
  await submitCredentials(await openSignIn(page), agent);
  await page.waitForURL(`${origins.transaction.url}/accounts/7?**`);
  await expect(page.getByText('present and valid')).toBeVisible();
});
