import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { methodField } from '../support/screens/checkout.ts';
import { goToCheckout } from '../support/screens/mixed-cart.ts';
import { payButton, paymentPath, readPayments, referenceField } from '../support/screens/payment.ts';
import { openPaymentOf, sendAndConfirm } from '../support/screens/sale.ts';
import { firstCustomer } from '../support/service/agent.ts';

const corporate = 'FPX corporate online banking';

const corporateRadio = (page: Page) => page.getByRole('radio', { name: new RegExp(`^${corporate}`) });

/** The body of the next payment that is sent. */
const nextPayment = async (page: Page) =>
  (await page.waitForRequest(/application\/payment$/)).postDataJSON().payment;

test('[PAY-01] corporate FPX is chosen by hand for its highest amount: it fails, is verified, and pays', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspectVariant }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '1000000.00');
  await goToCheckout(page, customer);
  // FPX and DuitNow do not take this much
  await expect(methodField(page)).toHaveValue('CHQ');
  await methodField(page).selectOption('FPXB2B');
  const sent = page.waitForRequest(
    (each) => each.method() === 'POST' && /application\/checkout$/.test(each.url()),
  );
  await sendAndConfirm(page, control, customer);
  expect((await sent).postDataJSON().payment).toEqual([{ currency: 'MYR', method: 'FPXB2B' }]);

  await openPaymentOf(page, 'Pay MYR 1,000,000.00');
  // as it was chosen at the checkout
  await expect(corporateRadio(page)).toBeChecked();
  await expect(page.getByText('MYR 2.00 to MYR 1,000,000.00')).toBeVisible();
  await referenceField(page).fill('FAIL-1');
  const [failed] = await Promise.all([nextPayment(page), payButton(page).click()]);
  expect(failed).toMatchObject({
    method: 'FPXB2B',
    amounts: [{ currency: 'MYR', amount: 1_000_000 }],
    reference: 'FAIL-1',
  });
  await expect(page.getByText(`${corporate} refused MYR 1,000,000.00.`, { exact: false })).toBeVisible();
  await expect(page.getByText('The last payment failed')).toBeVisible();
  await inspectVariant('payment-corporate-failed');

  await referenceField(page).fill('WAIT-1');
  await payButton(page).click();
  await expect(page.getByText('The payment is being verified')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  // the bank answers at the third verification
  await expect(async () => {
    await page.getByRole('button', { name: 'Check again' }).click({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText(`, by ${corporate}`, { exact: false })).toBeVisible();
  expect(await readPayments(control, agent)).toMatchObject([
    { method: 'FPXB2B', outcome: 'failed' },
    { method: 'FPXB2B', outcome: 'paid' },
  ]);
});

test('[PAY-01] corporate FPX is not preselected, and not for a cent above its limit', {
  tag: '@long',
}, async ({ page, agent, seed }) => {
  const customer = firstCustomer(agent);
  for (const [amount, preselected] of [
    ['30000.00', 'FPX'],
    ['30000.01', 'DNOW'],
    ['50000.01', 'CHQ'],
  ] as const)
    await test.step(amount, async () => {
      if (page.url() === 'about:blank') await seed.session();
      const application = await seed.payableApplication(customer, 'CBSUK', amount);
      await page.goto(paymentPath(application));
      await expect(corporateRadio(page)).toBeEnabled();
      await expect(page.getByRole('radio', { checked: true })).toHaveValue(preselected);
    });
  const above = await seed.payableApplication(customer, 'CBSUK', '1000000.01');
  await page.goto(paymentPath(above));
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('CHQ');
  await expect(corporateRadio(page)).toHaveCount(0);
  await page.getByText(/methods that cannot be used/).click();
  await expect(page.getByText('Up to MYR 1,000,000.00.')).toBeVisible();
});
