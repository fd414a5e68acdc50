import type { Page } from 'playwright/test';
import { firstCustomer } from './support/agent.ts';
import { inForm } from './support/run-form.ts';
import { accountOf, actOn, fillCheckout, mailOf, openDrawer, submitButton } from './support/selling.ts';
import { expectFailures, nextRequest } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

/**
 * The faults that a screen's own tests leave out: `invest`, `cart`, `checkout` and `payment` try what most often happens
 * where it happens. Here it is that nothing typed is lost, and that there is a way on.
 */
const readFaults = inForm(
  ['html-500', 'wrong-shape'] as const,
  ['html-500', 'wrong-shape', 'reset', 'commit-then-lose'] as const,
);
const writeFaults = ['html-500', 'unauthorised', 'wrong-shape', 'reset'] as const;

test.beforeEach(({ guard }) => expectFailures(guard));

/** Presses Try again where it says so, and waits until it no longer does. */
async function tryAgain(page: Page, says: string): Promise<void> {
  const told = page.getByRole('alert').filter({ hasText: says });
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toBeHidden();
}

test('[API-05] reads of the investment’s form that fail are told at their place, and what was typed is kept', async ({
  page,
  agent,
  seed,
  control,
}) => {
  test.slow();
  const customer = firstCustomer(agent);
  await seed.session();
  const reads = [
    { path: '/application/sat/productmismatch', says: 'Suitability could not be checked' },
    { path: '/cif/account/bankaccount', says: 'Bank accounts could not be loaded' },
  ] as const;
  for (const { path, says } of reads) {
    for (const kind of readFaults) {
      await test.step(`${path}: ${kind}`, async () => {
        await control.fault(path, kind, { method: 'GET' });
        const drawer = await openDrawer(page, customer, 'CBBND', accountOf(customer, 'CS'));
        const amount = drawer.getByRole('textbox', { name: 'Amount' });
        await amount.fill('2,500');
        // the notice about suitability moves the choices below it: it is there before one of them is pressed
        if (path === '/application/sat/productmismatch') await expect(drawer.getByText(says)).toBeVisible();
        await drawer.getByRole('radio', { name: /Pay out/ }).check();
        await expect(drawer.getByText(says)).toBeVisible();
        await control.fault(path, 'none', { method: 'GET' });
        await tryAgain(page, says);
        await expect(amount).toHaveValue(/^2,500/);
        await expect(drawer.getByRole('radio', { name: /Pay out/ })).toBeChecked();
        await drawer.getByRole('radio', { name: /Reinvest/ }).check();
      });
    }
    await test.step(`${path}: unauthorised once, and slow`, async () => {
      await control.fault(path, 'unauthorised', { method: 'GET', times: 1 });
      const drawer = await openDrawer(page, customer, 'CBBND', accountOf(customer, 'CS'));
      await drawer.getByRole('radio', { name: /Pay out/ }).check();
      await expect(drawer.getByRole('combobox', { name: 'Pay into' })).toBeVisible();
      await control.fault(path, 'slow', { method: 'GET', ms: 1_500 });
      await openDrawer(page, customer, 'CBBND', accountOf(customer, 'CS'));
      await drawer.getByRole('radio', { name: /Pay out/ }).check();
      await expect(drawer.getByRole('combobox', { name: 'Pay into' })).toBeVisible();
      await control.fault(path, 'none', { method: 'GET' });
      await expect(drawer.getByText(says)).toBeHidden();
    });
  }
});

test('[CRT-02] [CRT-03] a removal that is refused is hidden with a hint, one that is slow or whose answer is lost is done', async ({
  page,
  agent,
  seed,
  control,
}) => {
  test.slow();
  const customer = firstCustomer(agent);
  const { customerId } = customer;
  const path = '/application/cart/delete';
  const sukuk = 'Invest in Cempaka Biru Sukuk';
  const states = async () => (await control.ledger(customerId)).cartItems.map(({ state }) => state);
  await seed.session();
  for (const [turn, kind] of (['slow', 'commit-then-lose'] as const).entries()) {
    await test.step(kind, async () => {
      await seed.investment(customer, 'CBSUK', '2000.00');
      await page.goto(`/cart?customerId=${customerId}`);
      await control.fault(path, kind, { method: 'POST', times: 1, ms: 1_500 });
      await actOn(page, 'Remove', sukuk);
      await expect(page.getByText(sukuk)).toBeHidden();
      // six seconds to undo it, and what the fault takes
      await expect.poll(states, { timeout: 20_000 }).toEqual(Array(turn + 1).fill('removed'));
      await expect(page.getByText('Removed here only')).toBeHidden();
    });
  }
  await test.step('unauthorised', async () => {
    await seed.investment(customer, 'CBSUK', '2000.00');
    await page.goto(`/cart?customerId=${customerId}`);
    await control.fault(path, 'unauthorised', { method: 'POST', times: 1 });
    await actOn(page, 'Remove', sukuk);
    await expect(page.getByText('Removed here only')).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(page.getByText(sukuk)).toBeVisible();
  });
});

test('[CHK-04] resend and delete: each failure is told at its checkout, and it can be asked for again', async ({
  page,
  agent,
  seed,
  control,
}) => {
  test.slow();
  const customer = firstCustomer(agent);
  const { customerId } = customer;
  await seed.session();
  await seed.sentInvestment(customer, 'CBSUK', '2000.00');
  await page.goto(`/checkout?customerId=${customerId}`);
  const sent = page.getByRole('listitem', { name: /^CO-/ });
  const remove = async () => {
    await sent.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete checkout' }).click();
  };
  const acts = [
    {
      path: '/application/checkout/resendemail',
      run: () => sent.getByRole('button', { name: 'Resend e-mail' }).click(),
    },
    { path: '/application/checkout/deletebyagent', run: remove },
  ];
  for (const { path, run } of acts) {
    // a session that is renewed for one refusal does not outlast another
    for (const kind of writeFaults.filter((each) => each !== 'unauthorised' || run === remove)) {
      await test.step(`${path}: ${kind}`, async () => {
        await control.fault(path, kind, { method: 'POST', times: 1 });
        const leaves = nextRequest(page, { method: 'POST', path });
        await run();
        await leaves;
        await expect(sent.getByRole('alert')).toBeVisible();
        await expect(sent.getByRole('button', { name: 'Delete' })).toBeEnabled();
      });
    }
  }
  const { path } = acts[1] ?? { path: '' };
  await control.fault(path, 'commit-then-lose', { method: 'POST', times: 1 });
  await remove();
  await expect(page.getByText('Nothing has been sent to this customer yet.')).toBeVisible();
  expect((await control.ledger(customerId)).checkouts.map(({ status }) => status)).toEqual(['Deleted']);
});

test('[CHK-06] checking the items before sending fails: nothing is sent, what was typed is kept, and it goes on', async ({
  page,
  agent,
  seed,
  control,
}) => {
  test.slow();
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await fillCheckout(page, customer);
  const path = '/application/checkout/validate';
  for (const kind of [...writeFaults, 'commit-then-lose'] as const) {
    await test.step(kind, async () => {
      await control.fault(path, kind, { method: 'POST', times: 1 });
      // what the turn before has said still stands
      const leaves = nextRequest(page, { method: 'POST', path });
      await submitButton(page).click();
      await leaves;
      await expect(page.getByText(/could not check the items/)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Customer’s e-mail' })).toHaveValue(mailOf(customer));
    });
  }
  expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(0);
  await control.fault(path, 'slow', { method: 'POST', times: 1, ms: 1_500 });
  await submitButton(page).click();
  await expect(page).toHaveURL(/sent=/);
});
