/** What browser tests of a remote in another repository import. */
import { expect, type Page } from 'playwright/test';

export { expect, type Page, test } from 'playwright/test';

/** An agent of the sandbox with customers and both registrations. */
const agent = { email: 'aisyah@agents.example', password: 'Portal-2026' };

/** Signs an agent in through the identity provider's window, and waits for home. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login' }).click();
  const window = await opened;
  await window.getByLabel('E-mail').fill(agent.email);
  await window.getByLabel('Password').fill(agent.password);
  await window.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard');
}
