import { firstCustomer } from './support/agent.ts';
import { accountOf, fillCheckout, mailOf, openDrawer, submitButton } from './support/selling.ts';
import { expectFailures } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

// the service never answers, and the portal waits 50 s for it
test.describe.configure({ timeout: 150_000 });

test.beforeEach(async ({ guard, seed }) => {
  expectFailures(guard);
  await seed.session();
});

test('[ITM-16] an investment without any answer for 50 s: what was typed is kept', async ({
  page,
  agent,
  control,
}) => {
  const customer = firstCustomer(agent);
  const drawer = await openDrawer(page, customer, 'CBBND', accountOf(customer, 'CS'));
  await control.fault('/application/cart/transaction/investment', 'hang', { method: 'POST', times: 1 });
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  const add = drawer.getByRole('button', { name: 'Add to cart' });
  await amount.fill('2500');
  await add.click();
  await expect(drawer.getByText('does not hold it', { exact: false })).toBeVisible({ timeout: 60_000 });
  await expect(amount).toHaveValue('2,500.00');
  await add.click();
  await expect(drawer).toBeHidden();
  expect((await control.ledger(customer.customerId)).cartItems).toHaveLength(1);
});

test('[CHK-06] a checkout without any answer for 50 s is given up and read back: nothing is lost', async ({
  page,
  agent,
  control,
  seed,
}) => {
  const customer = firstCustomer(agent);
  await seed.investment(customer, 'CBSUK', '2000.00');
  await fillCheckout(page, customer);
  await control.fault('/application/checkout', 'hang', { method: 'POST', times: 1 });
  await submitButton(page).click();
  await expect(page.getByText(/did not arrive at the service/)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('textbox', { name: 'Customer’s e-mail' })).toHaveValue(mailOf(customer));
  await submitButton(page).click();
  await expect(page).toHaveURL(/sent=/);
  expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
});
