import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { answerAsCustomer } from '../support/screens/customer-answer.ts';
import { addButton, amountField } from '../support/screens/invest.ts';
import { goToCheckout, settle, submitChecked } from '../support/screens/mixed-cart.ts';
import { payButton, readPayments } from '../support/screens/payment.ts';
import { openPaymentOf, readUnits, sendAndConfirm } from '../support/screens/sale.ts';
import { actOn, mailOf } from '../support/screens/selling.ts';
import {
  redeemAddress,
  redeemDrawer,
  updateAddress,
  updateDrawer,
} from '../support/screens/transaction-drawers.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';
import type { Control } from '../support/service/control.ts';

/** The statuses of a customer's applications, in alphabetical order. */
const statusesOf = async (control: Control, { customerId }: Customer) =>
  (await control.ledger(customerId)).applications.map(({ status }) => status).toSorted();

/** The group of home's rejected applications, open. */
async function openRejected(page: Page) {
  await page.goto('/dashboard');
  const needs = page.getByRole('region', { name: /^Needs you/ });
  const line = needs.getByRole('button', { name: /^Rejected/ });
  await expect(line).toBeVisible();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  return needs;
}

/** Redeems units of the cash account by its drawer. */
async function redeem(page: Page, customer: Customer): Promise<void> {
  await page.goto(redeemAddress(customer, 'CS', 'CBSUK'));
  const drawer = redeemDrawer(page);
  await drawer.getByRole('radio', { name: 'Units', exact: true }).check();
  await drawer.getByRole('textbox', { name: 'Units' }).fill('250.50');
  await addButton(drawer).click();
  await expect(drawer).toBeHidden();
}

test('[CHK-04] [APP-01] [PAY-01] a sale that the customer rejects is corrected from home, sent again and paid; the first e-mail confirms nothing', {
  tag: '@long',
}, async ({ page, agent, seed, control, guard }) => {
  // of the first e-mail's link
  guard.expect(/410/);
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await goToCheckout(page, customer);
  await submitChecked(page, customer);
  const [firstMail] = await control.mails(mailOf(customer));
  const [firstSent] = (await control.ledger(customer.customerId)).applications;
  await answerAsCustomer(page, control, mailOf(customer), 'reject', 'Rather 3,000');

  const needs = await openRejected(page);
  await expect(needs).toContainText('Rather 3,000');
  await needs.getByRole('link', { name: /^Correct/ }).click();
  await expect(page.getByText('Rather 3,000', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Move to cart and correct' }).click();
  await actOn(page, 'Edit', 'Invest in Cempaka Biru Sukuk');
  const drawer = page.getByRole('dialog', { name: 'Edit investment' });
  await expect(amountField(drawer)).toHaveValue('2,000.00');
  await amountField(drawer).fill('3,000');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();
  await goToCheckout(page, customer);
  await submitChecked(page, customer);
  const sent = page.url();

  await test.step('the first e-mail and the first application lead to what there is now', async () => {
    const tab = await page.context().newPage();
    await tab.goto(firstMail?.confirm ?? '');
    await tab.getByRole('button', { name: 'Confirm' }).click();
    await expect(tab.getByText('This link is no longer valid')).toBeVisible();
    await tab.goto(`/application/detail/${firstSent?.id}`);
    await tab.getByRole('link', { name: 'View cart' }).click();
    await expect(tab).toHaveURL(`/cart?customerId=${customer.customerId}`);
    await tab.close();
    const { checkouts } = await control.ledger(customer.customerId);
    expect(checkouts.map(({ status }) => status).toSorted()).toEqual([
      'Draft',
      'Pending Customer Confirmation',
    ]);
  });

  await answerAsCustomer(page, control, mailOf(customer), 'confirm');
  await page.goto(sent);
  await openPaymentOf(page, 'Pay MYR 3,000.00');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(await readPayments(control, agent)).toMatchObject([
    { outcome: 'paid', amounts: [{ currency: 'MYR', amount: 3000 }] },
  ]);
  await page.goto('/dashboard');
  await expect(page.getByText('Nothing needs you.')).toBeVisible();
});

test('[APP-01] [ITM-10] an update that operations reject says why, and is made again from the customer; the order beside it is carried out', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspectVariant }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const before = await readUnits(control, customer, 'CS', 'CBSUK');
  // of two updates of one field the first is carried out, so the second is out of date
  await seed.informationUpdate(customer);
  await seed.checkoutCart(customer);
  await control.answerMail(mailOf(customer), 'confirm');
  await seed.informationUpdate(customer);
  await redeem(page, customer);
  await goToCheckout(page, customer);
  await sendAndConfirm(page, control, customer);
  await settle(page, customer);
  expect(await statusesOf(control, customer)).toEqual(['Completed', 'Completed', 'Rejected']);
  expect(await readUnits(control, customer, 'CS', 'CBSUK')).toBe(before - 25_050n);

  const needs = await openRejected(page);
  await expect(needs).toContainText('By operations');
  await expect(needs).toContainText('The record has changed since this update was written.');
  await inspectVariant('home-rejected-by-operations');
  await needs.getByRole('link', { name: customer.name }).click();
  await expect(page.getByText(/^Rejected by operations on /)).toBeVisible();
  await page.getByRole('link', { name: 'Open customer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();

  await page.goto(updateAddress(customer));
  const drawer = updateDrawer(page);
  await drawer.getByRole('textbox', { name: 'EPF number', exact: true }).fill('7654322');
  await addButton(drawer).click();
  await expect(drawer).toBeHidden();
  await goToCheckout(page, customer);
  await sendAndConfirm(page, control, customer);
  await settle(page, customer);
  expect(await statusesOf(control, customer)).toEqual(['Completed', 'Completed', 'Completed', 'Rejected']);
});
