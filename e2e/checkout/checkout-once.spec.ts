import { expect, test } from '../support/fixtures/test.ts';
import { inForm } from '../support/run-form.ts';
import { submitCall } from '../support/screens/checkout.ts';
import { fillCheckout, submitButton } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { nextRequest } from '../support/service/call-failures.ts';

/** Services with and without `Idempotency-Key`. Without, the portal alone prevents a second checkout. */
const services = inForm<readonly ('with' | 'without')[]>(['without'], ['with', 'without']);

for (const keys of services) {
  test.describe(`${keys} Idempotency-Key`, () => {
    test.beforeEach(async ({ control }) => {
      if (keys === 'without') await control.ignoreIdempotencyKeys();
    });

    test('[CHK-06] shows the checkout as sent when the reply was lost', { tag: '@long' }, async ({
      page,
      agent,
      seed,
      control,
    }) => {
      const customer = firstCustomer(agent);
      await seed.session();
      await seed.investment(customer, 'CBSUK', '2000.00');
      await fillCheckout(page, customer);
      await control.fault(submitCall.path, 'commit-then-lose', { method: 'POST', times: 1 });
      // slow, so that the message stays long enough for the test
      await control.fault(submitCall.path, 'slow', { method: 'GET', times: 2, ms: 3_000 });
      await submitButton(page).dblclick();
      await expect(page.getByText('Checking what happened…').first()).toBeVisible();
      await expect(page).toHaveURL(/sent=/);
      expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
    });

    test('[CHK-06] two tabs that send at once make one checkout and both show it, also when a reply was lost', async ({
      page,
      context,
      agent,
      seed,
      control,
    }) => {
      const customer = firstCustomer(agent);
      await seed.session();
      await seed.investment(customer, 'CBSUK', '2000.00');
      const other = await context.newPage();
      await fillCheckout(page, customer);
      await fillCheckout(other, customer);
      await control.fault(submitCall.path, 'commit-then-lose', { method: 'POST', times: 1 });
      // both clicks at once: `click()` would wait for the tab to paint, and the button would be removed by then
      await Promise.all([
        submitButton(page).dispatchEvent('click'),
        submitButton(other).dispatchEvent('click'),
      ]);
      // either tab may send first
      for (const tab of [page, other])
        await expect(tab.getByText(/\d items? sent to |Nothing to check out/).first()).toBeVisible();
      expect([page.url(), other.url()]).toContainEqual(expect.stringContaining('sent='));
      expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
    });

    test('[CHK-06] reconciles a checkout in flight after a reload and does not send it again', async ({
      page,
      agent,
      seed,
      control,
    }) => {
      control.expectFailures();
      const customer = firstCustomer(agent);
      await seed.session();
      await seed.investment(customer, 'CBSUK', '2000.00');
      await fillCheckout(page, customer);
      await control.fault(submitCall.path, 'slow', { method: 'POST', times: 1, ms: 1_500 });
      const leaves = nextRequest(page, submitCall);
      await submitButton(page).click();
      await leaves;
      await page.reload();
      // on a slow machine the checkout has arrived before the reload ends
      await expect(page.getByText(/Checking what happened…|\d items? sent to /).first()).toBeVisible();
      await expect(submitButton(page)).toBeHidden();
      await expect(page).toHaveURL(/sent=/);
      expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
    });
  });
}

test('[CHK-06] offers only Check again while the pending checkout cannot be reconciled', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspectVariant }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await fillCheckout(page, customer);
  await control.fault(submitCall.path, 'commit-then-lose', { method: 'POST', times: 1 });
  await control.fault(submitCall.path, 'wrong-shape', { method: 'GET' });
  await submitButton(page).click();
  await expect(page.getByText('It is not known whether the checkout was sent')).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
  await inspectVariant('checkout-unknown');
  await control.fault(submitCall.path, 'none', { method: 'GET' });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL(/sent=/);
  expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
});
