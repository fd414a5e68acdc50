import { expectAccessible } from './support/accessibility.ts';
import { origins } from './support/environment.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { openSignIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('the sign-in window is accessible, light and dark', async ({ page }) => {
  await page.goto('/');
  const popup = await openSignIn(page);
  await takeScreenshots(popup, 'sign-in-window');
  await expectAccessible(popup);
});

test('the outbox is accessible, light and dark', async ({ page, shot, accessible }) => {
  await page.goto(origins.outbox.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  await shot('outbox');
  await accessible();
});

test('a confirmation link that nobody sent is refused', async ({ page, guard }) => {
  guard.expect(/404/);
  await page.goto(`${origins.outbox.url}/mail/unknown/confirm`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});

test('an external site says what it was handed, and that no token came', async ({ page }) => {
  await page.goto(`${origins.simulator.url}/PortfolioRecommendation`);
  await expect(page.getByText('/PortfolioRecommendation')).toBeVisible();
  await expect(page.getByText('missing')).toBeVisible();
});

test('a call is broken on the fault page, and put right again there', async ({ page, shot, accessible }) => {
  await page.goto(origins.outbox.url);
  await page.getByRole('link', { name: 'Make calls of the main API go wrong' }).click();
  await expect(page.getByText('All is well')).toBeVisible();
  await page.getByLabel('Call', { exact: true }).selectOption('POST /application/checkout');
  await page
    .getByLabel('What goes wrong')
    .selectOption({ label: 'Answer lost: does the work, then breaks the connection' });
  await page.getByRole('button', { name: 'Break it' }).click();
  await page.getByLabel('Call', { exact: true }).selectOption('GET /fund/funds');
  await page.getByLabel('What goes wrong').selectOption('slow');
  await page.getByLabel('How often').selectOption('Until it is switched off');
  await page.getByLabel('Seconds').fill('2.5');
  await page.getByRole('button', { name: 'Break it' }).click();
  const active = page.getByRole('region', { name: 'Switched on' });
  await expect(active.getByRole('listitem')).toHaveCount(2);
  await expect(active).toContainText('answers after a while (2.5 s); every call, until it is switched off');
  await shot('faults');
  await accessible();
  await active.getByRole('button', { name: 'Switch off Answer lost: POST /application/checkout' }).click();
  await expect(active.getByRole('listitem')).toHaveCount(1);
  await active.getByRole('button', { name: 'Switch all off' }).click();
  await expect(page.getByText('All is well')).toBeVisible();
});

test('a customer who rejects is asked why', async ({ page, shot, accessible, guard }) => {
  guard.expect(/404/);
  await page.goto(`${origins.outbox.url}/mail/unknown/reject`);
  await page.getByLabel('Why?').fill('Not this month.');
  await shot('customer-rejects');
  await accessible();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});
