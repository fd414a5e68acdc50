import { expect, test } from '../support/fixtures/test.ts';
import { expectAccessible } from '../support/page/accessibility.ts';
import { takeScreenshots } from '../support/page/screenshots.ts';
import { openSignIn } from '../support/screens/sign-in.ts';
import { origins } from '../support/service/environment.ts';

test('the sign-in window is accessible in light and dark', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const popup = await openSignIn(page);
  await takeScreenshots(popup, 'sign-in-window');
  await expectAccessible(popup);
});

test('the outbox is accessible in light and dark', { tag: '@long' }, async ({ page, inspect }) => {
  await page.goto(origins.outbox.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  await inspect('outbox');
});

test('refuses a confirmation link that was not sent', async ({ page, guard }) => {
  guard.expect(/404/);
  await page.goto(`${origins.outbox.url}/mail/unknown/confirm`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});

test('the external site shows its path and that the token is missing', async ({ page }) => {
  await page.goto(`${origins.simulator.url}/PortfolioRecommendation`);
  await expect(page.getByText('/PortfolioRecommendation')).toBeVisible();
  await expect(page.getByText('missing')).toBeVisible();
});

test('the fault page makes calls fail and ends the faults', async ({ page, inspectVariant }) => {
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
  await inspectVariant('faults');
  await active.getByRole('button', { name: 'Switch off Answer lost: POST /application/checkout' }).click();
  await expect(active.getByRole('listitem')).toHaveCount(1);
  await active.getByRole('button', { name: 'Switch all off' }).click();
  await expect(page.getByText('All is well')).toBeVisible();
});

test('asks a customer who rejects for the reason', async ({ page, guard, inspectVariant }) => {
  guard.expect(/404/);
  await page.goto(`${origins.outbox.url}/mail/unknown/reject`);
  await page.getByLabel('Why?').fill('Not this month.');
  await inspectVariant('customer-rejects');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});

test('the maintenance page closes and opens the portal', async ({ page, inspectVariant }) => {
  await page.goto(origins.outbox.url);
  await page.getByRole('link', { name: 'Close the portal for maintenance' }).click();
  await expect(page.getByText('The portal is open.')).toBeVisible();
  await page.getByLabel('Message').fill('Back at noon.');
  await page.getByLabel('Expected to end').fill('2026-11-29T05:00');
  await page.getByRole('button', { name: 'Close the portal' }).click();
  await expect(page.getByText('The portal is closed.')).toBeVisible();
  await inspectVariant('sandbox-maintenance');
  await page.goto('/');
  await expect(page.getByText('Back at noon.')).toBeVisible();
  await page.goto(`${origins.outbox.url}/maintenance`);
  await page.getByRole('button', { name: 'Open the portal' }).click();
  await expect(page.getByText('The portal is open.')).toBeVisible();
});

test('the flags page sets a flag', async ({ page, inspectVariant }) => {
  await page.goto(origins.flags.url);
  const version = page.getByRole('region', { name: 'app-latest-version' });
  await version.getByLabel('Value').fill('4.4.0');
  const answered = page.waitForEvent('framenavigated');
  await version.getByRole('button', { name: 'Set' }).click();
  await answered;
  await page.goto(origins.flags.url);
  await expect(version.getByLabel('Value')).toHaveValue('4.4.0');
  await page.getByLabel('Name').fill('notes-tile');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('region', { name: 'notes-tile' }).getByLabel('Value')).toHaveValue('true');
  await inspectVariant('flags');
});

// it waits for segments of a replay
test('the monitoring page shows reports by session, with the text of the replay', { tag: '@long' }, async ({
  page,
  control,
  site,
  accessible,
  inspect,
}) => {
  await site.switchTelemetryOn();
  await page.goto('/nowhere');
  // the portal sends the replay in segments, every few seconds
  const texts = async () => (await control.reports())[0]?.text.length ?? 0;
  await expect.poll(texts, { timeout: 20_000 }).toBeGreaterThan(0);
  const [own] = await control.reports();
  await page.goto(origins.monitoring.url);
  const session = page.locator(`a[href="/sessions/${own?.id}"]`);
  await expect(session).toBeVisible();
  await inspect('monitoring');
  await session.click();
  await expect(page.getByRole('region', { name: 'Text of the replay' })).toContainText(
    `${origins.host.url}/nowhere`,
  );
  await accessible();
});
