import type { Page } from 'playwright/test';
import { moneyOf, shareOf, shownAs, unitsTaken } from '../oracle/sums.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { addButton, amountField, investDrawer } from '../support/screens/invest.ts';
import { settle, uploadMissing } from '../support/screens/mixed-cart.ts';
import {
  addPurchase,
  chargeOf,
  checkOutFromNotice,
  expectCheckoutRows,
  expectSettled,
  findFromHome,
  lineOf,
  moneyText,
  navOfRow,
  openPaymentOf,
  type Purchase,
  paidText,
  readUnits,
  returnTo,
  sendAndConfirm,
  unitsOf,
} from '../support/screens/sale.ts';
import { accountOf } from '../support/screens/selling.ts';
import { redeemDrawer, switchDrawer, targetOf } from '../support/screens/transaction-drawers.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';

test.use({ agentWish: { customers: 1 } });

const investMore = (name: string) => (page: Page) =>
  page.getByRole('button', { name: `Invest more in ${name}` }).click();

/** A sale of one fund from home to settled units. */
interface OneFund {
  readonly title: string;
  readonly purchase: Purchase;
  /** Amount as it is typed. */
  readonly typed: string;
  /** Opens the form from the profile. */
  readonly open: (page: Page, customer: Customer) => Promise<void>;
  readonly method: string;
  /** Answers that the payment asks for. */
  readonly fillPayment?: (page: Page) => Promise<void>;
}

const sales: readonly OneFund[] = [
  {
    title: '[PAY-01] [APP-02] a cash investment by FPX',
    purchase: { plan: 'CS', scheme: 'CBSUK', currency: 'MYR', paid: 2_345_678n, percent: 100n, nav: 11_042n },
    typed: '23,456.78',
    open: investMore('Cempaka Biru Sukuk'),
    method: 'FPX',
    fillPayment: (page) => page.getByRole('radio', { name: /^FPX online banking/ }).check(),
  },
  {
    title: '[PAY-01] [CHK-05] an investment of EPF by form 9N (AHL)',
    purchase: { plan: 'EPF', scheme: 'CBBAL', currency: 'MYR', paid: 777_777n, percent: 300n, nav: 8_433n },
    typed: '7777.77',
    open: investMore('Cempaka Biru Balanced'),
    method: 'EPF',
    fillPayment: (page) => page.getByRole('textbox', { name: '9N (AHL) form number' }).fill('9N-4711'),
  },
  {
    title: '[PAY-01] [ITM-13] a contribution to PRS by DuitNow',
    purchase: { plan: 'PRS', scheme: 'CBPRA', currency: 'MYR', paid: 100_033n, percent: 300n, nav: 8_102n },
    typed: '1000.33',
    async open(page, customer) {
      await page.getByRole('button', { name: 'Invest', exact: true }).first().click();
      const drawer = investDrawer(page);
      await drawer
        .getByRole('combobox', { name: 'Account and plan' })
        .selectOption(accountOf(customer, 'PRS'));
      await drawer.getByRole('searchbox', { name: 'Find a fund' }).fill('asia');
      await drawer.getByRole('button', { name: /^Cempaka Biru PRS Asia Equity/ }).click();
    },
    method: 'DNOW',
    fillPayment: (page) => page.getByRole('radio', { name: /^DuitNow/ }).check(),
  },
];

for (const { title, purchase, typed, open, method, fillPayment } of sales)
  test(`${title} goes from home to settled units, and every sum is right`, { tag: '@long' }, async ({
    page,
    agent,
    seed,
    control,
  }) => {
    const customer = firstCustomer(agent);
    const before = await readUnits(control, customer, purchase.plan, purchase.scheme);
    const isEpf = purchase.plan === 'EPF';
    const payText = isEpf ? 'Submit form 9N (AHL)' : `Pay ${paidText(purchase)}`;
    await seed.session();
    await findFromHome(page, customer);
    await open(page, customer);
    await amountField(investDrawer(page)).fill(typed);
    await addPurchase(page, purchase);
    await checkOutFromNotice(page, 1, [purchase]);
    await expectCheckoutRows(page, [purchase]);
    if (isEpf)
      await expect(page.getByText(`EPF pays ${paidText(purchase)} by form 9N (AHL)`).first()).toBeVisible();
    await sendAndConfirm(page, control, customer);
    const sent = page.url();
    await openPaymentOf(page, payText);
    await fillPayment?.(page);
    const paid = page.waitForRequest(/application\/payment$/);
    await page.getByRole('button', { name: payText }).click();
    expect((await paid).postDataJSON().payment).toMatchObject({
      method,
      amounts: [{ currency: 'MYR', amount: Number(purchase.paid) / 100 }],
    });
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await returnTo(page, sent);
    await uploadMissing(page);
    await expectSettled(page, control, customer, [purchase], [before]);
  });

test('[ITM-03] [PAY-01] a sum in USD is split over two funds, one at a lower charge, and goes by transfer to settled units', {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
  const customer = firstCustomer(agent);
  const total = 1_234_567n;
  const usd = { plan: 'CS', currency: 'USD' } as const;
  const tech: Purchase = {
    ...usd,
    scheme: 'CBGTU',
    paid: shareOf(total, 3_750n),
    percent: 325n,
    nav: 14_826n,
  };
  const global: Purchase = {
    ...usd,
    scheme: 'CBGSU',
    paid: shareOf(total, 6_250n),
    percent: 300n,
    nav: 10_917n,
  };
  expect(tech.paid + global.paid).toBe(total);
  await seed.session();
  await findFromHome(page, customer);
  await page.getByRole('button', { name: 'Invest', exact: true }).first().click();
  await investDrawer(page).getByRole('button', { name: 'Split over several funds' }).click();
  const split = page.getByRole('dialog', { name: 'Split an amount' });
  await split.getByRole('textbox', { name: 'Amount to split' }).fill('12,345.67');
  const search = split.getByRole('searchbox', { name: 'Find a fund' });
  for (const { scheme } of [tech, global]) {
    await search.fill(scheme);
    await split.getByRole('button', { name: /^Cempaka Biru Global / }).click();
  }
  const shares = [
    [tech, '37.5'],
    [global, '62.5'],
  ] as const;
  const rowOf = ({ scheme }: Purchase) => split.getByRole('group').filter({ hasText: `${scheme} ·` });
  for (const [purchase, share] of shares)
    await rowOf(purchase).getByRole('textbox', { name: 'Share' }).fill(share);
  for (const [purchase] of shares) await expect(rowOf(purchase)).toContainText(paidText(purchase));
  await expect(lineOf(split, 'All shares')).toHaveText(`100.00% · ${moneyText('USD', total)}`);
  await split.getByRole('button', { name: /^Check \d orders/ }).click();
  const first = page.getByRole('dialog', { name: 'Invest, 1 of 2' });
  await expect(amountField(first)).toHaveValue(shownAs(tech.paid));
  await first.getByRole('textbox', { name: 'Sales charge' }).fill('3.25');
  await addPurchase(page, tech, 'Invest, 1 of 2');
  await expect(amountField(page.getByRole('dialog'))).toHaveValue(shownAs(global.paid));
  await addPurchase(page, global, 'Invest, 2 of 2');
  await checkOutFromNotice(page, 2, [tech, global]);
  await expectCheckoutRows(page, [tech, global]);
  await sendAndConfirm(page, control, customer);
  const sent = page.url();
  await openPaymentOf(page, `Pay ${moneyText('USD', total)}`);
  await page.getByRole('textbox', { name: 'Transfer reference' }).fill('TT-4711');
  const paid = page.waitForRequest(/application\/payment$/);
  await page.getByRole('button', { name: `Pay ${moneyText('USD', total)}` }).click();
  expect((await paid).postDataJSON().payment).toMatchObject({
    method: 'TT',
    amounts: [{ currency: 'USD', amount: 12_345.67 }],
  });
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await returnTo(page, sent);
  await uploadMissing(page);
  await expectSettled(page, control, customer, [tech, global], [0n, 0n]);
});

test('[ITM-04] [ITM-05] [APP-02] a redemption beside a switch goes from home to money paid out and units switched', {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
  const customer = firstCustomer(agent);
  const units = 25_050n;
  const moved: Purchase = {
    plan: 'CS',
    scheme: 'CBBND',
    currency: 'MYR',
    paid: 123_456n,
    percent: 100n,
    nav: 12_107n,
  };
  const sukukBefore = await readUnits(control, customer, 'CS', 'CBSUK');
  const growthBefore = await readUnits(control, customer, 'CS', 'CBMGF');
  await seed.session();
  await findFromHome(page, customer);
  await page.getByRole('button', { name: 'Redeem Cempaka Biru Sukuk' }).click();
  const redeem = redeemDrawer(page);
  await redeem.getByRole('radio', { name: 'Units', exact: true }).check();
  await redeem.getByRole('textbox', { name: 'Units' }).fill('250.50');
  await expect(lineOf(redeem, 'Units left')).toHaveText(shownAs(sukukBefore - units));
  await expect(lineOf(redeem, 'Value left')).toHaveText(
    moneyText('MYR', moneyOf(sukukBefore - units, 11_042n)),
  );
  await addButton(redeem).click();
  await expect(redeem).toBeHidden();
  await page.getByRole('button', { name: 'Switch Cempaka Biru Malaysia Growth' }).click();
  const drawer = switchDrawer(page);
  await drawer.getByRole('searchbox', { name: 'Find a fund' }).fill('bond');
  await targetOf(drawer, 'Cempaka Biru Bond').click();
  await amountField(drawer).fill('1,234.56');
  await drawer.getByRole('textbox', { name: 'Sales charge' }).fill('1');
  const out = unitsTaken(moved.paid, 7_214n);
  await expect(lineOf(drawer, 'Units left')).toHaveText(shownAs(growthBefore - out));
  await expect(lineOf(drawer, 'Sales charge')).toHaveText(moneyText('MYR', chargeOf(moved)));
  await expect(lineOf(drawer, 'Switched in')).toHaveText(moneyText('MYR', moved.paid - chargeOf(moved)));
  await expect(lineOf(drawer, 'Estimated units')).toHaveText(shownAs(unitsOf(moved)));
  await addButton(drawer).click();
  await expect(drawer).toBeHidden();
  await checkOutFromNotice(page, 2);
  await sendAndConfirm(page, control, customer);
  await expect(page.getByRole('main').getByRole('link', { name: /^Pay / })).toHaveCount(0);
  await settle(page, customer);
  const [application, ...others] = (await control.ledger(customer.customerId)).applications;
  expect(others).toEqual([]);
  await page.goto(`/application/detail/${application?.id}`);
  await expect(page.getByText('Everything in it has been carried out.')).toBeVisible();
  await page.goto(`/client-profile?customerId=${customer.customerId}&tab=activity`);
  const rowOf = (type: string) => page.getByRole('row', { name: new RegExp(` ${type}, `) }).first();
  const navOf = (type: string) => navOfRow(rowOf(type));
  await expect(rowOf('Redemption')).toContainText('−250.50');
  const redeemed = await navOf('Redemption');
  await expect(rowOf('Redemption')).toContainText(moneyText('MYR', moneyOf(units, redeemed)));
  await expect(rowOf('Switch in')).toContainText(shownAs(chargeOf(moved)));
  expect(await readUnits(control, customer, 'CS', 'CBSUK')).toBe(sukukBefore - units);
  const outNav = await navOf('Switch out');
  const inNav = await navOf('Switch in');
  expect(await readUnits(control, customer, 'CS', 'CBMGF')).toBe(
    growthBefore - unitsTaken(moved.paid, outNav),
  );
  expect(await readUnits(control, customer, 'CS', 'CBBND')).toBe(unitsOf({ ...moved, nav: inNav }));
});
