import { openSignIn, submitCredentials } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('an agent signs in through the sign-in window and is home', async ({
  page,
  signIn,
  accessible,
  shot,
}) => {
  await signIn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shot('dashboard');
  await accessible();
});

test('the sign-in window says what is wrong, and a demo agent is one click away', async ({ page, agent }) => {
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

test('[SGN-14] cancelling in the sign-in window logs out and ends the spinner', async ({ page }) => {
  await page.goto('/');
  const popup = await openSignIn(page);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});
