import { expect, test } from '../support/fixtures/test.ts';
import { inForm } from '../support/run-form.ts';
import {
  openPayment,
  payButton,
  payCall,
  paymentPath,
  readPayments,
  verifyPath,
} from '../support/screens/payment.ts';
import { nextRequest } from '../support/service/call-failures.ts';

/** Services with and without `Idempotency-Key`. Without, the portal alone prevents a second payment. */
const services = inForm<readonly ('with' | 'without')[]>(['without'], ['with', 'without']);

for (const keys of services) {
  test(`[PAY-02] ${keys} Idempotency-Key, two tabs that pay at once make one payment, also when a reply was lost`, async ({
    page,
    context,
    agent,
    seed,
    control,
  }) => {
    if (keys === 'without') await control.ignoreIdempotencyKeys();
    const application = await openPayment({ page, agent, seed });
    const other = await context.newPage();
    await other.goto(paymentPath(application));
    await expect(payButton(other)).toBeVisible();
    await control.fault(payCall.path, 'commit-then-lose', { method: 'POST', times: 1 });
    await control.fault(verifyPath, 'slow', { method: 'POST', times: 1, ms: 1_000 });
    // both clicks at once: `click()` would wait for the tab to paint, and the button would be removed by then
    await Promise.all([payButton(page).dispatchEvent('click'), payButton(other).dispatchEvent('click')]);
    await expect(
      page
        .getByText(/Checking what happened…|Another tab is sending|Payment received|Nothing is due/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/Payment received|Nothing is due/).first()).toBeVisible();
    await expect(other.getByText(/Payment received|Nothing is due/).first()).toBeVisible();
    await page.goto(`/payment/successful?applicationId=${application}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    expect(await readPayments(control, agent)).toHaveLength(1);
  });

  test(`[PAY-02] ${keys} Idempotency-Key, reconciles a payment in flight after a reload`, {
    tag: '@long',
  }, async ({ page, agent, seed, control }) => {
    control.expectFailures();
    if (keys === 'without') await control.ignoreIdempotencyKeys();
    await openPayment({ page, agent, seed });
    await control.fault(payCall.path, 'slow', { method: 'POST', times: 1, ms: 1_500 });
    const leaves = nextRequest(page, payCall);
    await payButton(page).click();
    await leaves;
    await page.reload();
    // on a slow machine the payment has arrived before the reload ends
    await expect(
      page.getByText(/Checking what happened…|Payment received|Nothing is due/).first(),
    ).toBeVisible();
    await expect(page.getByText(/Payment received|Nothing is due/).first()).toBeVisible();
    expect(await readPayments(control, agent)).toHaveLength(1);
  });
}

test('[PAY-02] offers only Check again while the pending payment cannot be reconciled', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspectVariant }) => {
  await openPayment({ page, agent, seed });
  await control.fault(payCall.path, 'commit-then-lose', { method: 'POST', times: 1 });
  await control.fault(verifyPath, 'html-500', { method: 'POST' });
  await payButton(page).click();
  await expect(page.getByText('It is not known whether it was paid')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await inspectVariant('payment-unknown');
  await page.reload();
  await expect(page.getByText('The payment could not be opened')).toBeVisible();
  await control.fault(verifyPath, 'none', { method: 'POST' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Payment received|Nothing is due/).first()).toBeVisible();
  expect(await readPayments(control, agent)).toHaveLength(1);
});
