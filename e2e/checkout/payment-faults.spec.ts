import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { inForm } from '../support/run-form.ts';
import {
  openPayment,
  payButton,
  payCall,
  paymentPath,
  readPayments,
  referenceField,
  verifyPath,
} from '../support/screens/payment.ts';
import { failuresToTry, nextRequest } from '../support/service/call-failures.ts';
import type { Control } from '../support/service/control.ts';

/** Failures of the reads of payment and result. */
const readFailures = inForm(['html-500'] as const, ['html-500', 'wrong-shape', 'reset'] as const);

/** Fails the two reads of a page by each kind, and expects that Try again reads them. */
async function expectReadsRecover(
  { page, control }: { readonly page: Page; readonly control: Control },
  address: string,
  message: string,
): Promise<void> {
  const reads = [
    { path: '/application/paymentsummary', method: 'GET' },
    { path: verifyPath, method: 'POST' },
  ] as const;
  for (const { path, method } of reads) {
    for (const kind of readFailures) {
      await test.step(`${path}: ${kind}`, async () => {
        await control.fault(path, kind, { method });
        await page.goto(address);
        await expect(page.getByText(message)).toBeVisible();
        await control.fault(path, 'none', { method });
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(message)).toBeHidden();
      });
    }
  }
}

test('[PAY-02] [API-05] keeps the form after each failure of paying, and the last attempt makes one payment', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspect, failNext }) => {
  test.slow();
  await openPayment({ page, agent, seed });
  await page.getByRole('radio', { name: /DuitNow/ }).check();
  await referenceField(page).fill('R-77');
  const expectFilledIn = async () => {
    await expect(page.getByRole('radio', { name: /DuitNow/ })).toBeChecked();
    await expect(referenceField(page)).toHaveValue('R-77');
    await expect(payButton(page)).toBeVisible();
  };
  for (const kind of failuresToTry) {
    await test.step(kind, async () => {
      const restore = await failNext(payCall, kind);
      // offline there is no request, and the pending command cannot be reconciled
      const leaves = kind === 'offline' ? undefined : nextRequest(page, payCall);
      await payButton(page).click();
      await leaves;
      const message = page.getByText(
        kind === 'offline' ? 'It is not known whether it was paid' : 'Nothing was paid',
      );
      await expect(message).toBeVisible();
      await restore();
      // nothing may be paid until the pending command is reconciled
      if (kind === 'offline') {
        await expect(payButton(page)).toBeHidden();
        await page.getByRole('button', { name: 'Check again' }).click();
        await expect(page.getByText('Nothing was paid')).toBeVisible();
      }
      await expectFilledIn();
    });
  }
  await inspect('payment-not-paid');
  await test.step('unauthorised', async () => {
    await control.fault(payCall.path, 'unauthorised', { method: 'POST', times: 1 });
    await payButton(page).click();
    await expect(page.getByText(/The service did not accept it/)).toBeVisible();
    await expectFilledIn();
  });
  await control.fault(payCall.path, 'slow', { method: 'POST', times: 1, ms: 1_500 });
  await payButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Paying…' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(await readPayments(control, agent)).toHaveLength(1);
});

test('[API-05] shows an error when payment or result cannot be read, and reads them on Try again', {
  tag: '@long',
}, async ({ page, agent, seed, control, shot, inspect }) => {
  test.slow();
  const application = await openPayment({ page, agent, seed });
  await expectReadsRecover({ page, control }, paymentPath(application), 'The payment could not be opened');
  await shot('payment-loaded');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expectReadsRecover(
    { page, control },
    `/payment/successful?applicationId=${application}`,
    'The payment could not be read',
  );
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy summary' })).toBeVisible();
  await inspect('payment-received');
  await page.getByRole('link', { name: 'Back to customer' }).click();
  await expect(page).toHaveURL(/client-profile/);
});
