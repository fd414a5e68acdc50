import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { addButton } from '../support/screens/invest.ts';
import { goToCheckout, submitChecked } from '../support/screens/mixed-cart.ts';
import { accountOf, mailOf, submitButton } from '../support/screens/selling.ts';
import { redeemAddress, redeemDrawer } from '../support/screens/transaction-drawers.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';
import type { Seed } from '../support/service/seeding/seed.ts';

/** Puts an investment and a redemption of one cash account into the cart. */
async function fillCart(page: Page, customer: Customer, seed: Seed): Promise<void> {
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await page.goto(redeemAddress(customer, 'CS', 'CBSUK'));
  const drawer = redeemDrawer(page);
  await drawer.getByRole('radio', { name: 'Units', exact: true }).check();
  await drawer.getByRole('textbox', { name: 'Units' }).fill('250.50');
  await addButton(drawer).click();
  await expect(drawer).toBeHidden();
}

const applicationsOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Applications', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });

test('[CHK-01] [PAY-01] a redemption beside an investment of its account becomes another application, and goes on without the payment', async ({
  page,
  agent,
  seed,
  control,
  inspect,
}) => {
  const customer = firstCustomer(agent);
  const account = accountOf(customer, 'CS');
  await fillCart(page, customer, seed);

  await page.goto(`/cart?customerId=${customer.customerId}`);
  const planned = page.getByRole('list', { name: 'Applications of this checkout' }).getByRole('listitem');
  await expect(planned).toHaveCount(2);
  await expect(planned.nth(0)).toContainText(`${account}, to be paid`);
  await expect(planned.nth(0)).toContainText('then for the payment of MYR 2,000.00.');
  await expect(planned.nth(1)).toContainText(`${account}, nothing to pay`);
  await expect(planned.nth(1)).toContainText('Waits for the customer to confirm.');
  await inspect('cart-money-out');

  await goToCheckout(page, customer);
  await expect(page.getByRole('row', { name: /Application 2 of 2: .*nothing to pay/ })).toBeVisible();
  await inspect('checkout-money-out');
  await submitChecked(page, customer);

  await expect(applicationsOf(page)).toHaveCount(2);
  await expect(applicationsOf(page).nth(0)).toContainText(/Investment CBSUK.*MYR 2,000\.00/);
  await expect(applicationsOf(page).nth(1)).toContainText(/Redemption CBSUK.*250\.50 units/);
  await expect(applicationsOf(page).nth(1)).toContainText(account);

  await control.answerMail(mailOf(customer), 'confirm');
  await page.reload();
  await expect(applicationsOf(page).nth(0)).toContainText('Pending Payment');
  await expect(applicationsOf(page).nth(1)).toContainText('Submitted');
  await expect(page.getByRole('main').getByRole('link', { name: /^Pay MYR 2,000\.00/ })).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'What happens next' })).toContainText(
    'Redemption CBSUK submitted',
  );
  await inspect('checkout-sent-money-out');
});

test('[CHK-04] where the service answers one application for both, the agent is warned and sends the redemption by itself', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspect }) => {
  const customer = firstCustomer(agent);
  await control.answerOneApplication();
  await fillCart(page, customer, seed);
  await goToCheckout(page, customer);
  await submitChecked(page, customer);
  const warning = page.getByText('Redemption CBSUK waits for a payment');
  await expect(warning).toBeVisible();
  await expect(page.getByText(/It is in one application with the investment/)).toContainText(
    'only after MYR 2,000.00 is paid',
  );
  await inspect('checkout-sent-one-application');

  await page.goto('/');
  await page.getByRole('link', { name: /^Send separately/ }).click();
  await expect(warning).toBeVisible();
  await applicationsOf(page).getByRole('link').first().click();
  await expect(warning).toBeVisible();
  await inspect('application-one-application');
  await page.getByRole('link', { name: 'Send redemption CBSUK separately' }).click();

  await page.getByRole('button', { name: 'Send redemption CBSUK separately' }).click();
  await expect(submitButton(page)).toHaveText(/^Submit 1 item for/);
  await submitChecked(page, customer);
  await expect(warning).toHaveCount(0);
  await expect(applicationsOf(page)).toHaveCount(1);
  await expect(applicationsOf(page)).toContainText(/Redemption CBSUK.*250\.50 units/);
  const { cartItems } = await control.ledger(customer.customerId);
  expect(cartItems.filter(({ state }) => state === 'cart').map(({ type }) => type)).toEqual(['investment']);
});
