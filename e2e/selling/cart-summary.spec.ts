import { expect, test } from '../support/fixtures/test.ts';
import { firstCustomer } from '../support/service/agent.ts';

test.describe('a cart with a redemption and a switch', () => {
  test.use({ agentWish: { customers: 1, plans: ['CS'], filledCart: true } });

  test('[SHL-04] [SHL-06] [SHL-07] [SHL-08] shows redemptions and switches in separate sections, by account, and leads to the cart', async ({
    page,
    agent,
    seed,
    inspect,
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
    await expect(summary.getByText('2,500.00 units').first()).toBeVisible();
    await expect(summary.getByText('400.00 units')).toBeVisible();
    await inspect('cart-summary-switch');
    const box = await summary.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(360);
    expect(box?.height).toBeLessThanOrEqual(600);
    await summary.getByRole('link', { name: 'View Cart' }).click();
    await expect(page).toHaveURL(`/cart?customerId=${customerId}`);
  });

  test('[SHL-03] [SHL-04] shows the cart when the customer’s record cannot be read', {
    tag: '@long',
  }, async ({ page, agent, control, seed }) => {
    const { customerId } = firstCustomer(agent);
    await control.fault('/cif/prr/customer/info', 'html-500');
    await seed.session();
    await page.goto(`/client-profile?customerId=${customerId}`);
    await page.getByRole('button', { name: 'Cart, has items' }).click();
    const summary = page.getByRole('dialog', { name: 'Cart Summary' });
    await expect(summary.getByRole('heading', { name: 'Redeem' })).toBeVisible();
    await expect(summary.getByText('Your cart is empty.')).toBeHidden();
  });
});

test('[SHL-05] an empty cart has no dot, and summary and cart say that it is empty', {
  tag: '@long',
}, async ({ page, agent, seed, inspect, inspectVariant }) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${customerId}`);
  await page.getByRole('button', { name: 'Cart', exact: true }).click();
  const summary = page.getByRole('dialog', { name: 'Cart Summary' });
  await expect(summary.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByTestId('cart-dot')).toBeHidden();
  await inspectVariant('cart-summary-empty');
  await page.goto(`/cart?customerId=${customerId}`);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await inspect('cart-empty');
});

test('[SHL-05] on the customer list, the summary names the customer who was opened last', {
  tag: '@long',
}, async ({ page, agent, seed, shot }) => {
  const { customerId, name } = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${customerId}`);
  await expect(page.getByRole('heading', { name: 'Value today' })).toBeVisible();
  await page.goto('/client');
  await page.getByRole('button', { name: 'Cart', exact: true }).click();
  const summary = page.getByRole('dialog', { name: 'Cart Summary' });
  await expect(summary.getByText('Your cart is empty.')).toBeVisible();
  // the summary writes the name in title case
  await expect(summary).toContainText(new RegExp(name.replaceAll(/[^\p{L} ]/gu, '.'), 'iu'));
  await shot('cart-summary-among-customers');
});
