import * as z from '@portal/shared/schema';
import type { Locator, Page } from 'playwright/test';
import { integerOf } from '../oracle/sums.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { bankAccountsTab, readBankAccount } from '../support/screens/bank-account.ts';
import { answerAsCustomer } from '../support/screens/customer-answer.ts';
import {
  goToCheckout,
  payEverything,
  settle,
  submitChecked,
  uploadMissing,
} from '../support/screens/mixed-cart.ts';
import { lineOf, moneyText } from '../support/screens/sale.ts';
import { mailOf, type Plan } from '../support/screens/selling.ts';
import { profileAddress } from '../support/screens/transaction-drawers.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';
import type { Control } from '../support/service/control.ts';
import {
  addOrder,
  chargeOf,
  currencyOf,
  estimateOf,
  orders,
  ownedSchemes,
  paidOutOf,
  sizeOf,
  sumOf,
} from './thirty-items.ts';
import { expectBooked, unitsByScheme } from './thirty-items-booked.ts';

test.use({
  agentWish: {
    customers: 1,
    schemes: ownedSchemes,
    // young enough for a withdrawal before retirement
    people: [{ name: 'Chong Mei Lin', idNo: '900101-14-5232', dateOfBirth: '1990-01-01' }],
  },
});

const quantity = orders.length + 2;
const investments = orders.filter((order) => order.kind === 'investment');
const redemptions = orders.filter((order) => order.kind === 'redemption');
const switches = orders.filter((order) => order.kind === 'switching');
const paidIn = (currency: string) =>
  investments.filter((order) => order.plan !== 'EPF' && order.currency === currency);
const byEpf = investments.filter(({ plan }) => plan === 'EPF');

/** The sales charges in a currency, of units at the last prices. */
const chargesIn = (currency: string): bigint =>
  sumOf(
    [...investments, ...switches].filter((order) => currencyOf(order) === currency),
    (order) => chargeOf(estimateOf(order), order),
  );
const due = {
  myr: moneyText(
    'MYR',
    sumOf(paidIn('MYR'), ({ money }) => money),
  ),
  usd: moneyText(
    'USD',
    sumOf(paidIn('USD'), ({ money }) => money),
  ),
  epf: moneyText(
    'MYR',
    sumOf(byEpf, ({ money }) => money),
  ),
};

/** Expects one row for each order, with its charge. */
async function expectRows(rows: Locator, place: string): Promise<void> {
  for (const order of orders) {
    const row = rows.filter({ hasText: sizeOf(order) });
    await expect(row, `${sizeOf(order)} in ${place}`).toHaveCount(1);
    if (order.kind === 'redemption' || order.money === undefined || order.percent === 0n) continue;
    const charge = moneyText(currencyOf(order), chargeOf(order.money, order));
    await expect(row, `charge of ${sizeOf(order)} in ${place}`).toContainText(charge);
  }
}

/** Expects the sums beside the cart. */
async function expectCartSums(page: Page): Promise<void> {
  const rail = page.getByRole('region', { name: 'Checkout', exact: true });
  for (const sum of [due.myr, due.usd]) await expect(rail).toContainText(sum);
  await expect(lineOf(rail, 'Paid by EPF')).toHaveText(due.epf);
  for (const [label, sum] of [
    ['Paid out, estimated', moneyText('MYR', sumOf(redemptions, paidOutOf))],
    ['Switched, estimated', moneyText('MYR', sumOf(switches, estimateOf))],
    ['Sales charge, included, estimated, MYR', moneyText('MYR', chargesIn('MYR'))],
    ['Sales charge, included, estimated, USD', moneyText('USD', chargesIn('USD'))],
  ] as const)
    await expect(lineOf(rail, label), label).toHaveText(sum);
  await expect(rail).toContainText('Sent as 7 applications');
}

const verbs = { investment: 'Invest', redemption: 'Redeem', switching: 'Switch' };

/** Expects a line for each item in the e-mail, and what is to be paid. */
function expectMail(body = ''): void {
  const lines = body.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toHaveLength(quantity);
  for (const order of orders)
    expect(lines.filter((line) => line.startsWith(`- ${verbs[order.kind]} ${sizeOf(order)} `))).toHaveLength(
      1,
    );
  expect(body).toContain(`To pay after you confirm: ${due.myr} and ${due.usd}.`);
  expect(body).toContain(`EPF pays ${due.epf} by form 9N (AHL).`);
}

const payment = z.looseObject({
  method: z.string(),
  amounts: z.array(z.object({ currency: z.string(), amount: z.number() })),
});

/** Expects that everything is paid, once, in its currency, and that of EPF by EPF. */
async function expectPaid(control: Control, { customerId }: Customer): Promise<void> {
  const payments = z.array(payment).parse((await control.ledger(customerId)).payments);
  const paid = (isEpf: boolean, wanted: string) =>
    payments
      .filter(({ method }) => (method === 'EPF') === isEpf)
      .flatMap(({ amounts }) => amounts)
      .filter(({ currency }) => currency === wanted)
      .reduce((sum, { amount }) => sum + integerOf(amount.toFixed(2)), 0n);
  expect(moneyText('MYR', paid(false, 'MYR'))).toBe(due.myr);
  expect(moneyText('USD', paid(false, 'USD'))).toBe(due.usd);
  expect(moneyText('MYR', paid(true, 'MYR'))).toBe(due.epf);
}

test(`[CRT-01] [CHK-01] [CHK-04] [PAY-01] [APP-02] ${quantity} items of every plan go at once from the cart to settled units: nothing is lost, and every sum is right`, {
  tag: '@long',
}, async ({ page, agent, seed, control, inspectVariant }) => {
  test.setTimeout(300_000);
  const customer = firstCustomer(agent);
  await seed.session();
  const bank = await readBankAccount(page, customer, 'CBSUK');
  for (const order of orders) await addOrder(order, { seed, customer, agent, bank });
  await seed.informationUpdate(customer);
  await seed.bankAccount(customer);
  const plans = ['CS', 'EPF', 'PRS'] as const;
  const before = new Map<Plan, ReadonlyMap<string, bigint>>();
  for (const plan of plans) before.set(plan, await unitsByScheme(control, customer, plan));

  await test.step('cart and checkout show each item once, and add up', async () => {
    await page.goto(`/cart?customerId=${customer.customerId}`);
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    await expect(rows).toHaveCount(quantity);
    await expectRows(rows, 'the cart');
    await expectCartSums(page);
    await inspectVariant('thirty-items-cart');
    await goToCheckout(page, customer);
    await expectRows(page.getByRole('row'), 'the checkout');
    await inspectVariant('thirty-items-checkout');
  });
  await test.step('all of it is sent, in one e-mail', async () => {
    await submitChecked(page, customer);
    const { cartItems, checkouts, applications, applicationItems } = await control.ledger(
      customer.customerId,
    );
    expect(cartItems.map(({ state }) => state)).toEqual(cartItems.map(() => 'checkout'));
    expect(checkouts).toHaveLength(1);
    expect(checkouts[0]?.itemIds.toSorted()).toEqual(cartItems.map(({ id }) => id).toSorted());
    expect(applications).toHaveLength(7);
    const sent = applicationItems.map(({ cartItemId }) => String(cartItemId));
    expect(sent.toSorted()).toEqual(cartItems.map(({ id }) => id).toSorted());
    expect(sent).toHaveLength(quantity);
    const mails = await control.mails(mailOf(customer));
    expect(mails).toHaveLength(1);
    expectMail(mails[0]?.body);
    await answerAsCustomer(page, control, mailOf(customer), 'confirm');
    await page.reload();
    await expect(page.getByText(/^Confirmed \d\d:\d\d$/)).toBeVisible();
    await inspectVariant('thirty-items-confirmed');
  });
  await test.step('all of it is paid and carried out', async () => {
    await payEverything(page);
    await uploadMissing(page);
    await expectPaid(control, customer);
    await settle(page, customer);
    const { applications } = await control.ledger(customer.customerId);
    expect(applications.map(({ status }) => status)).toEqual(applications.map(() => 'Completed'));
    for (const plan of plans)
      await expectBooked({ agent, customer, control }, plan, before.get(plan) ?? new Map());
  });
  await test.step('the bank account and the changed record are there', async () => {
    await page.goto(bankAccountsTab(customer));
    await expect(page.getByRole('tabpanel')).toContainText('1111');
    await page.goto(profileAddress(customer, { tab: 'profile' }));
    await expect(page.getByRole('tabpanel')).toContainText('76•••21');
  });
});
