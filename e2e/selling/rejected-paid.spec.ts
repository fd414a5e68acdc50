import type { Page } from 'playwright/test';
import { shownAs } from '../oracle/sums.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { amountField, investDrawer, openInvestForm } from '../support/screens/invest.ts';
import { payButton, paymentPath, readPayments } from '../support/screens/payment.ts';
import {
  addPurchase,
  checkOutFromNotice,
  expectCheckoutRows,
  expectSettled,
  openPaymentOf,
  type Purchase,
  paidText,
  readUnits,
  returnTo,
  sendAndConfirm,
} from '../support/screens/sale.ts';
import { firstCustomer } from '../support/service/agent.ts';

const purchase: Purchase = {
  plan: 'CS',
  scheme: 'CBSUK',
  currency: 'MYR',
  paid: 2_345_678n,
  percent: 100n,
  nav: 11_042n,
};
const reason = 'The payment came from an account of somebody else.';

async function payInBrowser(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
}

test('[APP-01] [PAY-01] a paid sale that operations reject: home says why, its page where the money goes, and it is sold, paid and settled again', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspectVariant }) => {
  const customer = firstCustomer(agent);
  const before = await readUnits(control, customer, 'CS', 'CBSUK');
  await seed.session();
  const application = await seed.payableApplication(customer, 'CBSUK', '23456.78');
  await page.goto(paymentPath(application));
  await payInBrowser(page);
  await control.rejectOrders(customer.customerId, reason);

  await test.step('home has it under Rejected, and leads to its page', async () => {
    await page.goto('/dashboard');
    const needs = page.getByRole('region', { name: /^Needs you/ });
    const line = needs.getByRole('button', { name: /^Rejected/ });
    await expect(line).toBeVisible();
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
    await expect(needs).toContainText('By operations');
    await expect(needs).toContainText(reason);
    await needs.getByRole('link', { name: customer.name }).click();
  });
  await test.step('its page says what happens with the money, and that nothing was bought', async () => {
    await expect(page.getByText(/^Rejected by operations on /)).toBeVisible();
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(page.getByText(`${paidText(purchase)} goes back to the payer`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Pay / })).toHaveCount(0);
    await inspectVariant('application-paid-and-rejected');
    expect(await readUnits(control, customer, 'CS', 'CBSUK')).toBe(before);
  });
  await test.step('it is sold again from the customer', async () => {
    await page.getByRole('link', { name: 'Open customer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();
    await openInvestForm(page, customer, 'CBSUK');
    await amountField(investDrawer(page)).fill(shownAs(purchase.paid));
    await addPurchase(page, purchase);
    await checkOutFromNotice(page, 1, [purchase]);
    await expectCheckoutRows(page, [purchase]);
    await sendAndConfirm(page, control, customer);
  });
  const sent = page.url();
  await openPaymentOf(page, `Pay ${paidText(purchase)}`);
  await payInBrowser(page);
  const amounts = [{ currency: 'MYR', amount: Number(purchase.paid) / 100 }];
  expect(await readPayments(control, agent)).toMatchObject([
    { outcome: 'paid', amounts },
    { outcome: 'paid', amounts },
  ]);
  await returnTo(page, sent);
  await expectSettled(page, control, customer, [purchase], [before]);
});
