import { expect, type Page } from 'playwright/test';

/** What the sign-in form asks for. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Opens the sign-in window from the login screen, by the agent's one click. */
export async function openSignIn(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const popup = await opened;
  await popup.getByRole('heading', { name: 'Sign in' }).waitFor();
  return popup;
}

/** Fills the sign-in window and sends it. */
export async function submitCredentials(popup: Page, { email, password }: Credentials): Promise<void> {
  await popup.getByLabel('E-mail').fill(email);
  await popup.getByLabel('Password').fill(password);
  await popup.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs an agent in as an agent does, through the identity provider's own window, and waits for home. */
export async function signIn(page: Page, agent: Credentials): Promise<void> {
  await page.goto('/');
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
}
