import { firstCustomer } from './support/agent.ts';
import { expectFailures } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

test.use({ agentWish: { customers: 1, plans: ['CS'], filledCart: true } });

test('[SHL-06] [SHL-07] redemptions and switches stand in sections of their own, by account', async ({
  page,
  agent,
  seed,
  shot,
  accessible,
}) => {
  const { customerId, accounts } = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${customerId}`);
  await page.getByRole('button', { name: 'Cart, has items' }).click();
  const summary = page.getByRole('dialog', { name: 'Cart Summary' });
  await expect(summary.getByRole('heading', { name: 'Redeem' })).toBeVisible();
  await expect(summary.getByRole('heading', { name: 'Switch/ Contra' })).toBeVisible();
  await expect(summary.getByRole('heading', { name: 'Invest' })).toBeHidden();
  await expect(summary.getByText(accounts[0]?.accountId ?? 'an account').first()).toBeVisible();
  await expect(summary.getByText('Switch/Contra Out')).toBeVisible();
  await expect(summary.getByText('Switch/Contra In')).toBeVisible();
  await expect(summary.getByText('1,200.00 units').first()).toBeVisible();
  await expect(summary.getByText('400.00 units')).toBeVisible();
  await shot('cart-summary-switch');
  await accessible();
});

test('[SHL-03] [SHL-04] the cart of a customer whose record does not come is shown all the same', async ({
  page,
  agent,
  control,
  guard,
  seed,
}) => {
  const { customerId } = firstCustomer(agent);
  expectFailures(guard);
  await control.fault('/cif/prr/customer/info', 'html-500');
  await seed.session();
  await page.goto(`/client-profile?customerId=${customerId}`);
  await page.getByRole('button', { name: 'Cart, has items' }).click();
  const summary = page.getByRole('dialog', { name: 'Cart Summary' });
  await expect(summary.getByRole('heading', { name: 'Redeem' })).toBeVisible();
  await expect(summary.getByText('Your cart is empty.')).toBeHidden();
});
