import { expect, test } from '../support/fixtures/test.ts';
import { answerAsCustomer } from '../support/screens/customer-answer.ts';
import { invest } from '../support/screens/invest.ts';
import { goToCheckout, submitChecked } from '../support/screens/mixed-cart.ts';
import { mailOf } from '../support/screens/selling.ts';
import { profileAddress } from '../support/screens/transaction-drawers.ts';
import { firstCustomer } from '../support/service/agent.ts';

test.describe('a customer with a minor', () => {
  test.use({ agentWish: { customers: 1, minor: true } });

  test('[CHK-04] [PAY-01] only the customer is asked to confirm, and the minor is not offered as payer', {
    tag: '@long',
  }, async ({ page, agent, seed, control }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await page.goto(profileAddress(customer));
    await expect(page.getByText('With a minor', { exact: false }).first()).toBeVisible();
    await invest(page, customer, 'CBSUK', '2,000');
    await goToCheckout(page, customer);
    const payer = page.getByRole('combobox', { name: 'Payer' });
    await expect(payer.getByRole('option')).toHaveText(['The customer', 'Someone else']);
    await submitChecked(page, customer);
    await expect(page.getByText(/Nothing moves before the customer confirms/)).toBeVisible();
    await answerAsCustomer(page, control, mailOf(customer), 'confirm');
    await page.reload();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pay MYR 2,000\.00/ })
      .click();
    await expect(payer.getByRole('option')).toHaveText(['The customer', 'Someone else']);
  });
});

test.describe('a US person', () => {
  test.use({ agentWish: { customers: 1, usPerson: true } });

  test('[CLI-05] the profile and the form of the record say so, and an order is sold as to others', {
    tag: '@long',
  }, async ({ page, agent, seed, control }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await page.goto(profileAddress(customer));
    await expect(page.getByRole('region', { name: 'Customer' })).toContainText('US citizen');
    await page.getByRole('button', { name: 'Update information' }).click();
    const record = page.getByRole('dialog', { name: 'Update information' });
    await expect(record.getByText('US citizen').first()).toBeAttached();
    await invest(page, customer, 'CBSUK', '2,000');
    await goToCheckout(page, customer);
    await submitChecked(page, customer);
    const { checkouts } = await control.ledger(customer.customerId);
    expect(checkouts.map(({ status }) => status)).toEqual(['Pending Customer Confirmation']);
  });
});
