import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu } from '../support/page/frame.ts';
import { countStoredRecords, readStoredText } from '../support/page/stored-data.ts';
import { investAddress } from '../support/screens/transaction-drawers.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Invest' });

/** Opens the invest drawer over the customer's profile and types an amount. */
async function typeInvestment(page: Page, customer: Customer, amount: string): Promise<void> {
  await page.goto(investAddress(customer, 'CS', 'CBSUK'));
  await drawerOf(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
}

test('[SHL-03] [SHL-05] [CRT-04] a change of the cart shows in the top bar and the open summary of every tab, without a reload', async ({
  page,
  context,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  await page.clock.install();
  await seed.session();
  const other = await context.newPage();
  await seed.session(other);
  await other.goto(`/client-profile?customerId=${customer.customerId}`);
  await expect(other.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  let loads = 0;
  other.on('load', () => {
    loads += 1;
  });

  // a tab in the background is drawn slowly
  await page.bringToFront();
  await typeInvestment(page, customer, '25,000');
  await drawerOf(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, has items' })).toBeVisible();
  await expect(other.getByTestId('cart-dot')).toBeVisible();
  await other.bringToFront();
  await other.getByRole('button', { name: 'Cart, has items' }).click();
  const summary = other.getByRole('dialog', { name: 'Cart Summary' });
  await expect(summary.getByRole('region', { name: 'Invest' })).toContainText('MYR 25,000.00');

  // also while the summary is open
  await page.bringToFront();
  await typeInvestment(page, customer, '3,000');
  await drawerOf(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(summary.getByRole('region', { name: 'Invest' })).toContainText('MYR 3,000.00');

  await page.goto(`/cart?customerId=${customer.customerId}`);
  for (const left of [1, 0]) {
    const remove = page.getByRole('button', { name: /^Remove investment/ });
    await remove.first().click();
    await expect(remove).toHaveCount(left);
  }
  // removals are sent when they can no longer be undone
  await page.clock.fastForward('00:10');
  await expect(summary.getByText('Your cart is empty.')).toBeVisible();
  // the dot fades out, which takes long in the background
  await other.bringToFront();
  await expect(other.getByTestId('cart-dot')).toBeHidden();
  expect(loads).toBe(0);
});

// `session-tabs` has the same for every tab, `session-back` for Back
test('[SES-08] a tab that another tab has signed out keeps nothing of a customer: not on screen, stored or by Back', {
  tag: '@long',
}, async ({ page, context, agent, seed }) => {
  const customer = firstCustomer(agent);
  const name = new RegExp(customer.name.replaceAll(/[^\p{L}\p{N}]+/gu, '.{1,3}'), 'i');
  await seed.session();
  // a page of the portal for Back
  await page.goto('/dashboard');
  await typeInvestment(page, customer, '25,000');
  await expect(page.getByText(name).first()).toBeVisible();
  await expect.poll(() => readStoredText(page)).toMatch(name);

  const other = await context.newPage();
  await other.goto('/dashboard');
  await chooseInAccountMenu(other, 'Logout');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out')).toBeVisible();

  const expectNothing = async () => {
    expect(await page.content()).not.toMatch(name);
    expect(await page.title()).not.toMatch(name);
    expect(await readStoredText(page)).not.toMatch(name);
    await expect.poll(() => countStoredRecords(page)).toBe(0);
  };
  await expectNothing();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expectNothing();
});
