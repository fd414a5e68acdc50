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
