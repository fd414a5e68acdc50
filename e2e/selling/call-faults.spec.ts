import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { inForm, isLongRun } from '../support/run-form.ts';
import { openInvestForm } from '../support/screens/invest.ts';
import { actOn, fillCheckout, mailOf, submitButton } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { nextRequest } from '../support/service/call-failures.ts';

/**
 * Faults that `invest-faults`, `cart-faults`, `checkout-faults` and `payment-faults` do not cover. After each of them the
 * form must be as the agent filled it in, and the agent must be able to go on.
 */
const readFaults = inForm(
  ['html-500'] as const,
  ['html-500', 'wrong-shape', 'reset', 'commit-then-lose'] as const,
);
type WriteFault = 'html-500' | 'unauthorised' | 'wrong-shape' | 'reset';
const writeFaults: readonly WriteFault[] = ['html-500', 'unauthorised', 'wrong-shape', 'reset'];

const removalFaults = inForm(['commit-then-lose'] as const, ['slow', 'commit-then-lose'] as const);

/** Presses Try again in an alert and expects that the alert goes away. */
async function tryAgain(page: Page, message: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: message });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
}

test('[API-05] shows which read of the investment form failed, and keeps the form', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  control,
}) => {
  test.slow();
  const customer = firstCustomer(agent);
  await seed.session();
  const reads = [
    { path: '/application/sat/productmismatch', message: 'Suitability could not be checked' },
    { path: '/cif/account/bankaccount', message: 'Bank accounts could not be loaded' },
  ] as const;
  for (const { path, message } of reads) {
    for (const kind of readFaults) {
      await test.step(`${path}: ${kind}`, async () => {
        await control.fault(path, kind, { method: 'GET' });
        const drawer = await openInvestForm(page, customer, 'CBBND');
        const amount = drawer.getByRole('textbox', { name: 'Amount' });
        await amount.fill('2,500');
        // the check of suitability answers meanwhile; its notice must not move what is clicked
        await drawer.getByRole('radio', { name: /Pay out/ }).check();
        await expect(drawer.getByText(message)).toBeVisible();
        await control.fault(path, 'none', { method: 'GET' });
        await tryAgain(page, message);
        await expect(amount).toHaveValue(/^2,500/);
        await expect(drawer.getByRole('radio', { name: /Pay out/ })).toBeChecked();
        await drawer.getByRole('radio', { name: /Reinvest/ }).check();
      });
    }
    // the drawer's two reads are renewed and waited for by the same function
    if (path === reads[0].path || isLongRun)
      await test.step(`${path}: unauthorised once, and slow`, async () => {
        await control.fault(path, 'unauthorised', { method: 'GET', times: 1 });
        const drawer = await openInvestForm(page, customer, 'CBBND');
        await drawer.getByRole('radio', { name: /Pay out/ }).check();
        await expect(drawer.getByRole('combobox', { name: 'Pay into' })).toBeVisible();
        await control.fault(path, 'slow', { method: 'GET', ms: 1_500 });
        await openInvestForm(page, customer, 'CBBND');
        await drawer.getByRole('radio', { name: /Pay out/ }).check();
        await expect(drawer.getByRole('combobox', { name: 'Pay into' })).toBeVisible();
        await control.fault(path, 'none', { method: 'GET' });
        await expect(drawer.getByText(message)).toBeHidden();
      });
  }
});

test('[CRT-02] [CRT-03] a removal that is slow or whose reply is lost is done; a refused one hides the item with a hint', async ({
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
  for (const [index, kind] of removalFaults.entries()) {
    await test.step(kind, async () => {
      await seed.investment(customer, 'CBSUK', '2000.00');
      await page.goto(`/cart?customerId=${customerId}`);
      await control.fault(path, kind, { method: 'POST', times: 1, ms: 1_500 });
      await actOn(page, 'Remove', sukuk);
      await expect(page.getByText(sukuk)).toBeHidden();
      // the delete call follows after six seconds
      await expect.poll(states, { timeout: 20_000 }).toEqual(Array(index + 1).fill('removed'));
      await expect(page.getByText('Removed here, not confirmed')).toBeHidden();
    });
  }
  // a removal that is refused by a 500 is in `cart-faults`
  if (!isLongRun) return;
  await test.step('unauthorised', async () => {
    await seed.investment(customer, 'CBSUK', '2000.00');
    await page.goto(`/cart?customerId=${customerId}`);
    await control.fault(path, 'unauthorised', { method: 'POST', times: 1 });
    await actOn(page, 'Remove', sukuk);
    await expect(page.getByText('Removed here, not confirmed')).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(page.getByText(sukuk)).toBeVisible();
  });
});

test('[CHK-04] shows at the checkout that resend or delete failed, and does it on the next try', {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
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
      // the session ends when a call is refused again after the renewal
      faults: inForm<readonly WriteFault[]>(['html-500'], ['html-500', 'wrong-shape', 'reset']),
      run: () => sent.getByRole('button', { name: 'Resend e-mail' }).click(),
    },
    {
      path: '/application/checkout/deletebyagent',
      faults: inForm<readonly WriteFault[]>(['reset'], writeFaults),
      run: remove,
    },
  ];
  for (const { path, faults, run } of acts) {
    for (const kind of faults) {
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
  await expect(page.getByRole('region', { name: 'Already sent' })).toHaveCount(0);
  expect((await control.ledger(customerId)).checkouts.map(({ status }) => status)).toEqual(['Deleted']);
});

test('[CHK-06] sends nothing and keeps the form when the items cannot be checked, and sends on the next try', {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
  test.slow();
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await fillCheckout(page, customer);
  const path = '/application/checkout/validate';
  for (const kind of [
    ...inForm<readonly WriteFault[]>(['html-500'], writeFaults),
    'commit-then-lose',
  ] as const) {
    await test.step(kind, async () => {
      await control.fault(path, kind, { method: 'POST', times: 1 });
      // the message of the kind before is still shown
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
