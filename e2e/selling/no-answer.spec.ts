import { expect, test } from '../support/fixtures/test.ts';
import { openInvestForm } from '../support/screens/invest.ts';
import { fillCheckout, mailOf, submitButton } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { shortenServiceTimeout } from '../support/service/service-timeout.ts';

test.beforeEach(async ({ page, seed }) => {
  await shortenServiceTimeout(page);
  await seed.session();
});

// `invest-faults` has the same with a lost reply, the checkout below with a timeout
test('[ITM-16] an investment without an answer in time keeps the form and is added once', {
  tag: '@long',
}, async ({ page, agent, control }) => {
  const customer = firstCustomer(agent);
  const drawer = await openInvestForm(page, customer, 'CBBND');
  await control.fault('/application/cart/transaction/investment', 'hang', { method: 'POST', times: 1 });
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  const add = drawer.getByRole('button', { name: 'Add to cart' });
  await amount.fill('2500');
  await add.click();
  await expect(drawer.getByText('does not have it', { exact: false })).toBeVisible();
  await expect(amount).toHaveValue('2,500.00');
  await add.click();
  await expect(drawer).toBeHidden();
  expect((await control.ledger(customer.customerId)).cartItems).toHaveLength(1);
});

test('[CHK-06] a checkout without an answer in time is reconciled, keeps the form and is sent once', {
  tag: '@long',
}, async ({ page, agent, control, seed }) => {
  const customer = firstCustomer(agent);
  await seed.investment(customer, 'CBSUK', '2000.00');
  await fillCheckout(page, customer);
  await control.fault('/application/checkout', 'hang', { method: 'POST', times: 1 });
  await submitButton(page).click();
  await expect(page.getByText(/service could not be reached/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Customer’s e-mail' })).toHaveValue(mailOf(customer));
  await submitButton(page).click();
  await expect(page).toHaveURL(/sent=/);
  expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
});

test('[PAY-02] a payment without an answer in time is reconciled, keeps the form and is paid once', {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
  const customer = firstCustomer(agent);
  const application = await seed.payableApplication(customer, 'CBSUK', '2000.00');
  await page.goto(`/payment?applicationId=${application}`);
  const pay = page.getByRole('button', { name: /^Pay MYR/ });
  const reference = page.getByRole('textbox', { name: 'Reference', exact: true });
  await reference.fill('R-77');
  await control.fault('/application/payment', 'hang', { method: 'POST', times: 1 });
  await pay.click();
  await expect(page.getByText('Nothing was paid')).toBeVisible();
  await expect(reference).toHaveValue('R-77');
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect((await control.ledger(customer.customerId)).payments).toHaveLength(1);
});
