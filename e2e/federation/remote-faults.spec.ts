import { rm } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { afterDeadline } from '../support/processes/deadline.ts';
import { inForm } from '../support/run-form.ts';
import { firstCustomer } from '../support/service/agent.ts';
import type { Control } from '../support/service/control.ts';
import { viewOf } from '../support/views/views.ts';
import { buildWithEntry, publishFix, replaceRelease } from './releases/bad-releases.ts';
import { expectTryAgainRecovers, gotoWithoutLoad, panelOf } from './slot-panel.ts';

const applications = viewOf('mfe-applications');
const payment = viewOf('mfe-cart', ({ slot }) => slot === 'payment');

/** The applications, at fault, leave their panel; once the fault is gone, Try again loads them. */
async function expectApplicationsRecover(page: Page, control: Control): Promise<void> {
  await expect(panelOf(page, applications)).toBeVisible(afterDeadline);
  await control.remoteFault('mfe-applications', 'none');
  await expectTryAgainRecovers(page, applications);
}

for (const fault of inForm(['error'] as const, ['error', 'corrupt'] as const)) {
  test(`[FED-03] a server that answers with ${fault === 'error' ? 'its error page' : 'other code'} leaves the panel, and Try again recovers`, async ({
    page,
    control,
    guard,
    seed,
  }) => {
    guard.expect(/mfe-applications/);
    await seed.session();
    await control.remoteFault('mfe-applications', fault);
    await gotoWithoutLoad(page, '/application');
    await expectApplicationsRecover(page, control);
  });
}

const uselessEntries: readonly (readonly [string, string])[] = [
  ['leaves no container', 'void 0;'],
  ['is no JavaScript', '<h1>Under construction</h1>'],
];

for (const [what, code] of inForm(uselessEntries.slice(0, 1), uselessEntries)) {
  test(`[FED-03] an entry that ${what} leaves its panel though its hash fits, and Try again recovers`, async ({
    page,
    guard,
    seed,
    site,
  }) => {
    guard.expect(/mfe-cart/, /Unexpected token/);
    const dist = await buildWithEntry('mfe-cart', code);
    await replaceRelease(site, 'mfe-cart', dist);
    await rm(dist, { recursive: true });
    await seed.session();
    await page.goto('/payment');
    await expect(panelOf(page, payment)).toBeVisible();
    await publishFix(site, 'mfe-cart');
    await expectTryAgainRecovers(page, payment);
  });
}

test('[FED-03] a slot’s chunk hangs: its panel comes after the deadline, and Try again recovers', {
  tag: '@long',
}, async ({ page, control, guard, seed }) => {
  guard.expect(/mfe-applications/);
  await seed.session();
  await control.remoteFault('mfe-applications', 'hang', { file: 'chunk' });
  await gotoWithoutLoad(page, '/application');
  await expectApplicationsRecover(page, control);
});

test('[FED-03] the registry hangs: Try again continues with the releases that the page knows', {
  tag: '@long',
}, async ({ page, control, guard, seed }) => {
  guard.expect(/mfe-applications/, /registry/);
  await seed.session();
  await control.remoteFault('host', 'hang', { file: 'registry' });
  await control.remoteFault('mfe-applications', 'missing');
  await gotoWithoutLoad(page, '/application');
  await expectApplicationsRecover(page, control);
});

test('[FED-03] an invest drawer that cannot be loaded says so in its place, and closes like a drawer', {
  tag: '@long',
}, async ({ page, control, guard, agent, seed, inspect }) => {
  guard.expect(/mfe-cart/);
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await control.remoteFault('mfe-cart', 'missing');
  await page.goto(`/client-profile?customerId=${customerId}`);
  const invest = page.getByRole('banner').or(page.getByRole('main')).getByRole('button', { name: 'Invest' });
  await invest.first().click();
  const panel = page.getByRole('region', { name: 'The investment form' });
  await expect(panel.getByText('The investment form could not be loaded')).toBeInViewport();
  await expect(panel).toBeFocused();
  await inspect('slot-panel-drawer');

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(invest.first()).toBeFocused();

  await control.remoteFault('mfe-cart', 'none');
  await invest.first().click();
  await expect(page.getByRole('dialog', { name: 'Invest' })).toBeVisible();
});

test('[FED-03] mfe-auth is missing: the login page says so, and Try again recovers', async ({
  page,
  control,
  guard,
}) => {
  guard.expect(/mfe-auth/);
  await control.remoteFault('mfe-auth', 'missing');
  await page.goto('/');
  await expect(page.getByText('Login could not be loaded')).toBeVisible();
  await control.remoteFault('mfe-auth', 'none');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});
