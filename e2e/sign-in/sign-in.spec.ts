import { hostFileOf } from '../federation/host-files.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';

test('after a wrong password the sign-in window says so, and offers demo agents', async ({ page, agent }) => {
  await page.goto('/');
  const popup = await openSignIn(page);
  await submitCredentials(popup, { email: agent.email, password: 'wrong' });
  await expect(popup.getByRole('alert')).toHaveText(
    'E-mail and password do not match. Check both and try again.',
  );
  await popup.getByRole('button', { name: /aisyah@agents\.example/ }).click();
  await expect(popup.getByLabel('E-mail')).toHaveValue('aisyah@agents.example');
  await popup.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('[SGN-14] cancelling in the sign-in window stops the spinner and says that sign-in was declined', async ({
  page,
}) => {
  await page.goto('/');
  const popup = await openSignIn(page);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Login was declined').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('Escape in the portal closes the sign-in window and returns to the button', async ({ page }) => {
  await page.goto('/');
  const popup = await openSignIn(page);
  const closed = popup.waitForEvent('close');
  await page.keyboard.press('Escape');
  await closed;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
});

test('a press on Login fetches the API client, and a failed fetch is retried when the window has replied', async ({
  page,
  agent,
  control,
  guard,
}) => {
  guard.expect(/500/, /host/);
  const client = await hostFileOf('shared/src/service/calls/index.ts');
  await control.remoteFault('host', 'error', { file: client, times: 1 });
  // an idle page would have fetched it before
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page).toHaveTitle('Login · Agent Portal');
  expect(requested).not.toContain(client);

  const failed = page.waitForResponse((response) => new URL(response.url()).pathname === client);
  const popup = await openSignIn(page);
  expect((await failed).status()).toBe(500);
  await submitCredentials(popup, agent);
  await expect(page).toHaveURL('/dashboard');
});
