import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { inForm } from '../support/run-form.ts';
import { emailField, methodField, submitCall } from '../support/screens/checkout.ts';
import { fillCheckout, giveDeclaration, mailOf, submitButton } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { failuresToTry, nextRequest } from '../support/service/call-failures.ts';

/** Failures of the reads that a checkout begins with. */
const readFailures = inForm(['html-500'] as const, ['html-500', 'wrong-shape'] as const);

/** Expects that the form is as it was filled in, and can be submitted. */
async function expectFilledIn(page: Page, address: string): Promise<void> {
  await expect(emailField(page)).toHaveValue(address);
  await expect(methodField(page)).toHaveValue('DNOW');
  await expect(page.getByRole('checkbox', { name: /received the prospectus/ })).toBeChecked();
  await expect(submitButton(page)).toBeVisible();
}

test('[CHK-06] [API-05] keeps the form after each failure of sending, and the last attempt makes one checkout', async ({
  page,
  agent,
  seed,
  control,
  inspect,
  failNext,
}) => {
  test.slow();
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await fillCheckout(page, customer);
  await methodField(page).selectOption('DNOW');
  for (const kind of failuresToTry) {
    await test.step(kind, async () => {
      const restore = await failNext(submitCall, kind);
      const unknown = page
        .getByRole('alert')
        .filter({ hasText: 'It is not known whether the checkout was sent' });
      // offline there is no request, and the pending command cannot be reconciled
      const leaves = kind === 'offline' ? undefined : nextRequest(page, submitCall);
      await submitButton(page).click();
      await leaves;
      await expect(kind === 'offline' ? unknown : page.getByText('The checkout was not sent')).toBeVisible();
      await restore();
      // nothing may be sent until the pending command is reconciled
      if (kind === 'offline') {
        await expect(submitButton(page)).toBeHidden();
        await page.getByRole('button', { name: 'Check again' }).click();
        await expect(page.getByText('The checkout was not sent')).toBeVisible();
      }
      await expectFilledIn(page, mailOf(customer));
    });
  }
  await inspect('checkout-not-sent');
  await test.step('unauthorised', async () => {
    await control.fault(submitCall.path, 'unauthorised', { method: 'POST', times: 1 });
    await submitButton(page).click();
    await expect(page.getByText(/The service did not accept it/)).toBeVisible();
    await expectFilledIn(page, mailOf(customer));
  });
  await control.fault(submitCall.path, 'slow', { method: 'POST', times: 1, ms: 3_000 });
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(page).toHaveURL(/sent=/);
  expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
});

test('[CHK-02] [API-05] shows which read of the checkout failed, and reads it on Try again', {
  tag: '@long',
}, async ({ page, agent, seed, control, shot }) => {
  test.slow();
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  const reads = [
    { path: '/application/checkout/validate', method: 'POST', message: 'The items could not be checked' },
    { path: '/application/sat/productmismatch', method: 'GET', message: 'Suitability could not be checked' },
    { path: '/application/checkout', method: 'GET', message: 'Earlier checkouts could not be loaded' },
    { path: '/cif/prr/customer/info', method: 'GET', message: 'The checkout could not be prepared' },
    { path: '/application/cart/list', method: 'GET', message: 'The checkout could not be prepared' },
  ] as const;
  for (const { path, method: verb, message } of reads) {
    for (const kind of readFailures) {
      await test.step(`${path}: ${kind}`, async () => {
        await control.fault(path, kind, { method: verb });
        await page.goto(`/checkout?customerId=${customer.customerId}`);
        const error = page.getByRole('alert').filter({ hasText: message });
        await expect(error).toBeVisible();
        if (path === '/application/checkout/validate' && kind === 'html-500')
          await shot('checkout-unchecked');
        await control.fault(path, 'none', { method: verb });
        await error.getByRole('button', { name: 'Try again' }).click();
        await expect(error).toBeHidden();
        await expect(submitButton(page)).toBeVisible();
      });
    }
  }
  await giveDeclaration(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/sent=/);
});
