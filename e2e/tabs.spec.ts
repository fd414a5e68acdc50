import type { Page } from 'playwright/test';
import { type Customer, firstCustomer } from './support/agent.ts';
import { recordsKept, storedText } from './support/left-behind.ts';
import { expect, test } from './support/test.ts';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Invest' });

/** Opens the invest drawer over the customer's profile and types an amount. */
async function typeInvestment(page: Page, { customerId, accounts }: Customer, amount: string): Promise<void> {
  const accountId = accounts.find(({ plan }) => plan === 'CS')?.accountId;
  await page.goto(
    `/client-profile?customerId=${customerId}&drawer=invest&accountId=${accountId}&scheme=CBSUK`,
  );
  await drawerOf(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
}

test('[CRT-04] what goes into the cart and out of it shows in the top bar of every tab, without a reload', async ({
  page,
  context,
  agent,
  signIn,
}) => {
  // two pages, three items, and six seconds of undo
  test.slow();
  const customer = firstCustomer(agent);
  await signIn();
  const other = await context.newPage();
  await other.goto(`/client-profile?customerId=${customer.customerId}`);
  await expect(other.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  let loads = 0;
  other.on('load', () => {
    loads += 1;
  });

  await typeInvestment(page, customer, '25,000');
  await drawerOf(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, has items' })).toBeVisible();
  await expect(other.getByTestId('cart-dot')).toBeVisible();
  await other.getByRole('button', { name: 'Cart, has items' }).click();
  const summary = other.getByRole('dialog', { name: 'Cart Summary' });
  await expect(summary.getByRole('region', { name: 'Invest' })).toContainText('MYR 25,000.00');

  // into an open summary too
  await typeInvestment(page, customer, '3,000');
  await drawerOf(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(summary.getByRole('region', { name: 'Invest' })).toContainText('MYR 3,000.00');

  await page.goto(`/cart?customerId=${customer.customerId}`);
  for (const left of [1, 0]) {
    const remove = page.getByRole('button', { name: /^Remove investment/ });
    await remove.first().click();
    await expect(remove).toHaveCount(left);
  }
  await expect(summary.getByText('Your cart is empty.')).toBeVisible({ timeout: 15_000 });
  await expect(other.getByTestId('cart-dot')).toBeHidden();
  expect(loads).toBe(0);
});

test('[SES-08] a tab that was signed out from another holds nothing of a customer: not on screen, stored or by Back', async ({
  page,
  context,
  agent,
  signIn,
}) => {
  const customer = firstCustomer(agent);
  const name = new RegExp(customer.name.replaceAll(/[^\p{L}\p{N}]+/gu, '.{1,3}'), 'i');
  await signIn();
  await typeInvestment(page, customer, '25,000');
  await expect(page.getByText(name).first()).toBeVisible();
  await expect.poll(() => storedText(page)).toMatch(name);

  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: /^Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out')).toBeVisible();

  const expectNothing = async () => {
    expect(await page.content()).not.toMatch(name);
    expect(await page.title()).not.toMatch(name);
    expect(await storedText(page)).not.toMatch(name);
    await expect.poll(() => recordsKept(page)).toBe(0);
  };
  await expectNothing();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expectNothing();
});
