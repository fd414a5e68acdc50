import { homePath } from '@portal/shared/pages';
import { expect, type Page } from 'playwright/test';

/** The fields of the sign-in form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Opens the sign-in window from the login screen. */
export async function openSignIn(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const popup = await opened;
  await popup.getByRole('heading', { name: 'Log in' }).waitFor();
  return popup;
}

/** Fills in the form of the sign-in window and submits it. */
export async function submitCredentials(popup: Page, { email, password }: Credentials): Promise<void> {
  await popup.getByLabel('E-mail').fill(email);
  await popup.getByLabel('Password').fill(password);
  await popup.getByRole('button', { name: 'Log in' }).click();
}

/** Signs an agent in through the identity provider's window and waits for home, and until that window has closed. */
export async function signIn(page: Page, agent: Credentials): Promise<void> {
  await page.goto('/');
  const popup = await openSignIn(page);
  await submitCredentials(popup, agent);
  await expect(page).toHaveURL(homePath);
  // the page has the focus again then, which closes a menu that was opened before
  await expect.poll(() => popup.isClosed()).toBe(true);
}
