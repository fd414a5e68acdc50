import type { Page } from 'playwright/test';
import type { OwnSite } from '../support/fixtures/site.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu, homeHeading } from '../support/page/frame.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { investAddress } from '../support/screens/transaction-drawers.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { buildLaterLogin, laterVersion, releaseLaterLogin } from './releases/release-login.ts';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildLaterLogin();
});

/** Publishes a release, and has the agent come back to the tab ten minutes later. */
async function returnAfterRelease(page: Page, site: OwnSite): Promise<void> {
  // time that jumps while a file is on its way would pass the file's deadline
  await untilFetched(page);
  await releaseLaterLogin(site);
  await page.clock.fastForward('10:30');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('[FED-02] an agent who returns to the tab is offered the new version, and gets it by Reload', {
  tag: '@long',
}, async ({ page, site, seed, shot }) => {
  await page.clock.install();
  await seed.session();
  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  await returnAfterRelease(page, site);
  await expect(page.getByText('A new version of the portal is ready.')).toBeVisible();
  await shot('new-version');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await reloaded;
  await chooseInAccountMenu(page, 'About');
  await expect(page.getByRole('dialog', { name: 'About Agent Portal' })).toContainText(`Auth${laterVersion}`);
});

test('[FED-02] the new version is offered over an open drawer, by keyboard too, and asks before what is typed there is lost', async ({
  page,
  site,
  agent,
  seed,
  inspect,
}) => {
  await page.clock.install();
  await seed.session();
  const customer = firstCustomer(agent);
  await page.goto(investAddress(customer, 'CS', 'CBSUK'));
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  await amount.fill('25,0');
  await returnAfterRelease(page, site);
  await expect(page.getByRole('status').filter({ hasText: 'A new version' })).toBeVisible();
  await inspect('new-version-drawer');

  const reachByTab = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused({ timeout: 50 });
    }).toPass();
  };
  await reachByTab('Reload');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'What you typed here is not sent. Drafts are kept; anything else would be lost.',
  );
  await expect(drawer).toBeVisible();
  await expect(amount).toHaveValue('25,0');

  await reachByTab('Reload anyway');
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
});
