import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { hijackScript, hijacks } from '../support/page/hijacks.ts';
import { inForm } from '../support/run-form.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { origins } from '../support/service/environment.ts';

const ways = inForm(['opener.location = address', 'opener.top.location = address'], hijacks);

/** Tries to navigate the portal's tab from the window, which shows a page of another origin and may navigate itself. */
async function tryToHijack(popup: Page): Promise<void> {
  const address = popup.url();
  for (const way of ways) {
    await popup.evaluate(hijackScript(way, `${origins.transaction.url}/evil`)).catch(() => undefined);
    // until the way's own navigation has ended, the browser may drop this one
    await expect(() => popup.goto(address)).toPass();
  }
}

test(`[RTE-18] [SGN-22] a page in the sign-in window cannot navigate the portal’s tab, in ${ways.length} ways; the window signs in all the same, and the portal can close it`, async ({
  page,
  agent,
  guard,
}) => {
  guard.expect(/Unsafe attempt to initiate navigation|may close only the windows/);
  await page.goto('/');
  await page.evaluate(() => {
    window.name = 'portal-window';
  });
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  const popup = await openSignIn(page);
  const signInPage = popup.url();
  await tryToHijack(popup);
  await popup.goto(origins.simulator.url);
  await tryToHijack(popup);
  await popup.goto(signInPage);
  await tryToHijack(popup);
  expect(navigations, 'neither the tab nor a frame in it').toEqual([]);

  const closed = popup.waitForEvent('close');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
});
