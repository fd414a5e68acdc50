import { publish, withdraw } from '@portal/shared/site';
import { expect, test } from '../support/fixtures/test.ts';
import { buildNewRemote, newRemote } from '../support/processes/new-remote.ts';
import { firstCustomer } from '../support/service/agent.ts';

test('[FED-02] a remote that the host does not know is shown after its release, and gone when it is withdrawn', async ({
  page,
  agent,
  seed,
  site,
}) => {
  test.setTimeout(120_000);
  await publish(site.folder, {
    package: newRemote,
    dist: await buildNewRemote(),
    version: '1.0.0',
    by: 'a team',
  });
  await seed.session();
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Price alerts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Price alerts' })).toBeVisible();
  await expect(page).toHaveTitle('Price alerts · Agent Portal');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('HomePrice alerts');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByText('Open price alerts').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Price alerts' })).toBeVisible();

  const { customerId } = firstCustomer(agent);
  await page.goto(`/client-profile?customerId=${customerId}`);
  await page.getByRole('tab', { name: 'Price alerts' }).click();
  await expect(page.getByText(`No price alerts of customer ${customerId} yet.`)).toBeVisible();

  await withdraw(site.folder, { package: newRemote, by: 'a team' });
  await page.goto('/price-alerts');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Price alerts' })).toHaveCount(0);
});
