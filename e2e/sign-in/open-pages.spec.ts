import { expect, test } from '../support/fixtures/test.ts';

for (const { path, heading, name } of [
  { path: '/redirect', heading: 'This link does not work', name: 'redirect' },
  { path: '/maintenance', heading: /.+/, name: 'maintenance' },
]) {
  test(`${path} shows without the frame and without a session`, async ({ page, inspect }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await inspect(name);
  });
}

test('[RTE-16] callbacks, maintenance and account linking are outside the shell, also for a signed-in agent', async ({
  page,
  seed,
}) => {
  await seed.session();
  for (const path of ['/maintenance', '/account-linking']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('navigation'), path).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Account menu/ }), path).toHaveCount(0);
  }
  for (const path of ['/oidc/login-callback', '/oidc/logout-callback']) {
    const answer = await page.request.get(path);
    // separate pages without the portal's code
    expect(await answer.text(), path).not.toMatch(/registry|mfe-/);
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
  }
});

test('[RTE-18] a sign-in window without a waiting page says how to go on', {
  tag: '@long',
}, async ({ page, inspect }) => {
  await page.clock.install();
  await page.goto('/oidc/login-callback?code=c&state=s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login continues in the portal');
  await expect(page).toHaveURL('/oidc/login-callback');
  await inspect('login-callback');
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL('/');
});

test('[RTE-16] [RTE-19] without a session the callbacks lead to sign-in', async ({ page }) => {
  for (const path of ['/oidc/login-callback', '/oidc/logout-callback']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Login' }), path).toBeEnabled();
  }
});
