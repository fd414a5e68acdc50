import { homePath } from '@portal/shared/pages';
import { type BrowserContext, expect, type Page, type Request } from 'playwright/test';
import { chooseInAccountMenu, homeHeading } from '../page/frame.ts';
import { untilFetched } from '../page/until-fetched.ts';
import { origins } from '../service/environment.ts';
import type { Seed } from '../service/seeding/seed.ts';

/** The dialog that offers to stay signed in, within three minutes of the session's end. */
export const expiryPrompt = (page: Page) => page.getByRole('alertdialog', { name: 'Session expiry warning' });

/** The button of that dialog that renews the session. */
export const staySignedIn = (page: Page) =>
  expiryPrompt(page).getByRole('button', { name: 'Stay logged in' });

/** The next request to the identity provider's logout page: a form, so that its address contains no token. */
export const logoutRequest = (page: Page) =>
  page.waitForRequest(
    (request) =>
      request.method() === 'POST' && request.url() === `${origins.identityProvider.url}/session/end`,
  );

/**
 * Logs out by the account menu and waits for sign-in. It reads no page in between: Playwright evaluates with a user
 * gesture, and Chromium keeps the history entry of a page that was used, so that Back would lead to the form.
 */
export async function logOut(page: Page): Promise<void> {
  await chooseInAccountMenu(page, 'Logout');
  await page.waitForURL('/');
  await expect(page.getByText('You are logged out')).toBeVisible();
}

/** The fields of that form. */
export const logoutFields = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(request.postData() ?? ''));

/** Opens a page of the portal, signed in, on a clock that the test moves. */
export async function openOnTestClock(
  { context, page, seed }: { readonly context: BrowserContext; readonly page: Page; readonly seed: Seed },
  path = homePath,
): Promise<void> {
  await context.clock.install();
  await seed.session();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await untilFetched(page);
}

/** The same through the sign-in window, for tests that need the files which that loads. */
export async function signInOnTestClock(
  context: BrowserContext,
  page: Page,
  signIn: () => Promise<void>,
): Promise<void> {
  await context.clock.install();
  await signIn();
  await homeHeading(page).waitFor();
  await untilFetched(page);
}
