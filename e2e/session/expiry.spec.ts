import type { Page } from 'playwright/test';
import { hostFileOf } from '../federation/host-files.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { readTokens } from '../support/page/stored-data.ts';
import { atBothWidths } from '../support/page/widths.ts';
import { inForm } from '../support/run-form.ts';
import {
  expiryPrompt,
  logoutRequest,
  openOnTestClock,
  signInOnTestClock,
  staySignedIn,
} from '../support/screens/session-prompt.ts';
import { origins } from '../support/service/environment.ts';

declare global {
  interface Window {
    /** How often the prompt has come up. */
    prompts?: number;
  }
}

/** Runs in the page. */
function countPrompts(): void {
  window.prompts = 0;
  const isPrompt = (node: Node) =>
    node instanceof Element &&
    (node.matches('[role=alertdialog]') || node.querySelector('[role=alertdialog]'));
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      if ([...addedNodes].some(isPrompt)) window.prompts = (window.prompts ?? 0) + 1;
  }).observe(document, { childList: true, subtree: true });
}

/** After 2 minutes of a session the prompt's code is fetched ahead. */
async function waitForPrefetch(page: Page): Promise<void> {
  const fetched = page.waitForResponse(
    origins.host.url + (await hostFileOf('host/src/session/expiry-prompt/expiry-dialog.tsx')),
  );
  await page.clock.fastForward('02:00');
  await (await fetched).finished();
}

/** Expects that the buttons of the prompt cover no part of its text, at both widths. */
const expectTextAboveButtons = (page: Page) =>
  atBothWidths(page, async () => {
    const text = await expiryPrompt(page)
      .getByText(/it is kept for you/)
      .boundingBox();
    const button = await staySignedIn(page).boundingBox();
    expect((text?.y ?? Infinity) + (text?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });

test('[SES-03] within three minutes of the end the prompt shows once, with the specified text', async ({
  page,
  context,
  seed,
  inspect,
}) => {
  await openOnTestClock({ context, page, seed });
  await page.evaluate(countPrompts);
  await waitForPrefetch(page);
  await page.clock.fastForward('08:30');
  // the code is loaded: if the prompt came too early, it would come within a second
  await page.clock.runFor('00:05');
  expect(await page.evaluate(() => window.prompts)).toBe(0);
  await page.clock.fastForward('01:35');
  await expect(expiryPrompt(page)).toHaveAccessibleDescription(
    'Your session is about to expire. Would you like to remain logged in?',
  );
  await inspect('session-expiry');
  await expectTextAboveButtons(page);
  // the check runs every second and must not open the prompt again
  await page.clock.runFor('01:00');
  expect(await page.evaluate(() => window.prompts)).toBe(1);
  await staySignedIn(page).click();
  await expect(expiryPrompt(page)).toHaveCount(0);
  await page.clock.runFor('01:00');
  expect(await page.evaluate(() => window.prompts)).toBe(1);
  // the renewed session has its own end
  await page.clock.fastForward('12:00');
  await expect(expiryPrompt(page)).toBeVisible();
  expect(await page.evaluate(() => window.prompts)).toBe(2);
});

test('[SES-03] the prompt shows when no file can be fetched any more', { tag: '@long' }, async ({
  page,
  context,
  signIn,
  guard,
}) => {
  // the code that renews is loaded at sign-in
  await signInOnTestClock(context, page, signIn);
  // other files that are fetched ahead fail as well
  guard.expect(/net::ERR_FAILED/);
  await waitForPrefetch(page);
  await page.route(/\.js$/, (route) => route.abort());
  await page.clock.fastForward('10:30');
  await expect(staySignedIn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(expiryPrompt(page)).toHaveCount(0);
});

test('[SES-03] the prompt shows on pages without the frame', { tag: '@long' }, async ({
  page,
  context,
  seed,
}) => {
  await openOnTestClock({ context, page, seed }, '/maintenance');
  await page.clock.fastForward('12:30');
  await staySignedIn(page).click();
  await expect(expiryPrompt(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/maintenance/);
});

test('[SES-04] accepting by keyboard gives new tokens and 15 more minutes, several times in a row', async ({
  page,
  context,
  seed,
}) => {
  await openOnTestClock({ context, page, seed });
  const extensions = inForm(2, 12);
  for (let extension = 0; extension < extensions; extension += 1) {
    await page.clock.fastForward('12:30');
    await expect(expiryPrompt(page)).toBeVisible();
    const before = await readTokens(page);
    const refreshed = page.waitForResponse(`${origins.identityProvider.url}/token`);
    await expect(staySignedIn(page)).toBeFocused();
    await page.keyboard.press('Enter');
    expect((await refreshed).status()).toBe(200);
    await expect(expiryPrompt(page)).toHaveCount(0);
    const after = await readTokens(page);
    expect(after.accessToken).not.toBe(before.accessToken);
    expect(after.refreshToken).not.toBe(before.refreshToken);
  }
  await page.clock.fastForward('11:00');
  await expect(expiryPrompt(page)).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
  console.log(`session: ${extensions} extensions in a row`);
});

test('[SES-05] rejecting logs out', async ({ page, context, seed }) => {
  await openOnTestClock({ context, page, seed });
  await page.clock.fastForward('12:30');
  const logout = logoutRequest(page);
  await expiryPrompt(page).getByRole('button', { name: 'Log out' }).click();
  await logout;
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out')).toBeVisible();
});

test('[SES-06] a refresh that fails is logged and shown, and a retry works', async ({
  page,
  context,
  seed,
  guard,
  shot,
}) => {
  await openOnTestClock({ context, page, seed });
  guard.expect(/ERR_CONNECTION_RESET/);
  const token = `${origins.identityProvider.url}/token`;
  await page.route(token, (route) => route.abort('connectionreset'));
  await page.clock.fastForward('12:30');
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('session refresh failed'),
  );
  await staySignedIn(page).click();
  expect((await logged).text()).not.toMatch(/\beyJ/);
  await expect(expiryPrompt(page).getByRole('alert')).toContainText('could not be renewed');
  await shot('session-not-renewed');
  await page.unroute(token);
  await expiryPrompt(page).getByRole('button', { name: 'Try again' }).click();
  await expect(expiryPrompt(page)).toHaveCount(0);
});
