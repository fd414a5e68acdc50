import { Units } from '@portal/shared/money';
import { expect, test } from '../support/fixtures/test.ts';
import { addButton } from '../support/screens/invest.ts';
import { accountOf, mailOf } from '../support/screens/selling.ts';
import { redeemAddress, redeemDrawer } from '../support/screens/transaction-drawers.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

test('[APP-02] [CLI-05] a redemption is sold, confirmed and settled: the profile has the new units, and Activity repeats it', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspect }) => {
  const customer = firstCustomer(agent);
  const { customerId } = customer;
  await seed.session();
  const { holdings } = await control.ledger(customerId);
  const before = Units.of(holdings.find(({ scheme }) => scheme === 'CBSUK')?.units ?? '0');

  await page.goto(redeemAddress(customer, 'CS', 'CBSUK'));
  const drawer = redeemDrawer(page);
  await drawer.getByRole('radio', { name: 'Units', exact: true }).check();
  await drawer.getByRole('textbox', { name: 'Units' }).fill('250.50');
  await addButton(drawer).click();
  await expect(drawer).toBeHidden();
  const { applicationId } = await seed.checkoutCart(customer);

  const [mail] = await control.mails(mailOf(customer));
  expect(mail?.body).toContain('Redeem 250.50 units from Cempaka Biru Sukuk');
  await page.goto(mail?.confirm ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();

  await page.goto(`${origins.outbox.url}/clock?${new URLSearchParams({ customerId })}`);
  const waiting = page.getByRole('region', { name: 'Waiting orders' });
  await expect(waiting.getByRole('listitem')).toContainText('Submitted');
  await inspect('sandbox-clock');
  await page.getByLabel('Business days').fill('5');
  await page.getByRole('button', { name: 'Let days pass' }).click();
  await expect(page.getByRole('status')).toHaveText('1 order was processed.');
  await expect(waiting).toContainText('No order is waiting.');

  await page.goto(`/client-profile?customerId=${customerId}`);
  const account = page.getByRole('region', { name: `Account ${accountOf(customer, 'CS')}` });
  const row = account.getByRole('row', { name: /Cempaka Biru Sukuk/ });
  await expect(row).toContainText(before.minus(Units.of('250.50')).format());
  await expect(row).not.toContainText('pending');

  await page.getByRole('tab', { name: 'Activity' }).click();
  const redeemed = page.getByRole('row', { name: /Redemption.*-?250\.50/ });
  await expect(redeemed).toContainText('Cempaka Biru Sukuk');

  const [, gross] =
    /MYR ([\d,]+\.\d\d)/.exec((await redeemed.getByRole('cell').nth(5).textContent()) ?? '') ?? [];
  await redeemed.getByRole('button', { name: /^Repeat redemption/ }).click();
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue(gross ?? 'no gross amount');
  await page.reload();
  await expect(amount).toHaveValue(gross ?? 'no gross amount');
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/tab=activity$/);

  await page.goto(`/application/detail/${applicationId}`);
  await expect(page.getByText('Everything in it has been carried out.')).toBeVisible();
  await expect(page.getByText('Paid out')).toBeVisible();
});
