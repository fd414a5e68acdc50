import { pageAddress } from '@portal/shared/page-address';
import { customerPath, homePath } from '@portal/shared/pages';
import { expect, type Locator, type Page } from 'playwright/test';
import { integerOf, investedOf, shownAs, unitsBought } from '../../oracle/sums.ts';
import type { Customer } from '../service/agent.ts';
import type { Control } from '../service/control.ts';
import { answerAsCustomer } from './customer-answer.ts';
import { addButton } from './invest.ts';
import { settle, submitChecked } from './mixed-cart.ts';
import { accountOf, mailOf, type Plan } from './selling.ts';

/** A purchase: what is paid and its charge are typed, everything else is computed here. */
export interface Purchase {
  readonly plan: Plan;
  readonly scheme: string;
  readonly currency: 'MYR' | 'USD';
  /** In cents. */
  readonly paid: bigint;
  /** In hundredths of a percent. */
  readonly percent: bigint;
  /** In ten-thousandths: the price on the drawer. */
  readonly nav: bigint;
}

/** The sales charge of a purchase, in cents. */
export const chargeOf = ({ paid, percent }: Purchase) => paid - investedOf(paid, percent);

/** The units that a purchase buys, in hundredths of a unit. */
export const unitsOf = ({ paid, percent, nav }: Purchase) => unitsBought(paid, percent, nav);

/** An amount as screens show it: `MYR 1,000.00`. */
export const moneyText = (currency: string, cents: bigint) => `${currency} ${shownAs(cents)}`;

/** What is paid for a purchase, as screens show it. */
export const paidText = ({ currency, paid }: Purchase) => moneyText(currency, paid);

/** Units of a scheme in the account of a plan, by the sandbox's records. */
export async function readUnits(
  control: Control,
  customer: Customer,
  plan: Plan,
  scheme: string,
): Promise<bigint> {
  const { holdings } = await control.ledger(customer.customerId);
  const account = accountOf(customer, plan);
  const holding = holdings.find((each) => each.accountId === account && each.scheme === scheme);
  return integerOf(holding?.units ?? '0');
}

/** Finds the customer from home by the first letters of the name, and opens the profile. */
export async function findFromHome(page: Page, { name }: Customer): Promise<void> {
  await page.goto(homePath);
  await page.getByRole('button', { name: /^Find a customer/ }).click();
  await page.keyboard.type(name.slice(0, 6));
  await expect(page.getByRole('option', { name, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** What a line of label and value shows. */
export const lineOf = (within: Locator, label: string): Locator =>
  within
    .locator('dt')
    .getByText(label, { exact: true })
    .filter({ visible: true })
    .locator('xpath=following-sibling::dd[1]');

/** Expects that the cart adds up purchases of one currency: what is paid, and the sales charges. */
async function expectTotals(page: Page, purchases: readonly Purchase[]): Promise<void> {
  const [{ currency, plan } = { currency: 'MYR', plan: 'CS' }] = purchases;
  const total = (sums: readonly bigint[]) => sums.reduce((sum, each) => sum + each, 0n);
  const paid = total(purchases.map((purchase) => purchase.paid));
  const rail = page.getByRole('region', { name: 'Checkout', exact: true });
  await expect(rail).toContainText(
    plan === 'EPF' ? `EPF pays ${moneyText(currency, paid)} by form 9N (AHL)` : shownAs(paid),
  );
  await expect(lineOf(rail, 'Sales charge, included')).toHaveText(
    moneyText(currency, total(purchases.map(chargeOf))),
  );
}

/** Opens the cart from the notice of the last added item, and from there the checkout. */
export async function checkOutFromNotice(
  page: Page,
  items: number,
  purchases: readonly Purchase[] = [],
): Promise<void> {
  await page.getByRole('button', { name: 'View cart' }).last().click();
  await expect(page.getByText('Ready to check out')).toBeVisible();
  if (purchases.length > 0) await expectTotals(page, purchases);
  await page
    .getByRole('link', { name: new RegExp(`^Check out ${items} item`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Sends the checkout, and has the customer confirm on the page of the e-mail. Ends on the confirmed checkout. */
export async function sendAndConfirm(page: Page, control: Control, customer: Customer): Promise<void> {
  await submitChecked(page, customer);
  await expect(page.getByText(/Nothing is processed before the customer confirms/)).toBeVisible();
  await answerAsCustomer(page, control, mailOf(customer), 'confirm');
  await page.reload();
  await expect(page.getByText(/^Confirmed \d\d:\d\d$/)).toBeVisible();
}

/** Opens the payment of the checkout on the page, by the link with this name. */
export async function openPaymentOf(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
}

/** Expects that the open form of an investment shows the purchase as it is computed here. */
async function expectPreview(page: Page, purchase: Purchase, title = 'Invest'): Promise<void> {
  const { currency, paid, percent } = purchase;
  const drawer = page.getByRole('dialog', { name: title });
  await expect(lineOf(drawer, 'Sales charge')).toHaveText(moneyText(currency, chargeOf(purchase)));
  await expect(lineOf(drawer, 'Invested')).toHaveText(moneyText(currency, investedOf(paid, percent)));
  await expect(lineOf(drawer, 'Estimated units')).toHaveText(shownAs(unitsOf(purchase)));
}

/** Adds the purchase of the open form, and expects what is sent. */
export async function addPurchase(page: Page, purchase: Purchase, title = 'Invest'): Promise<void> {
  const drawer = page.getByRole('dialog', { name: title, exact: true });
  await expectPreview(page, purchase, title);
  const posted = page.waitForRequest(/cart\/transaction\/investment$/);
  await addButton(drawer).click();
  expect((await posted).postDataJSON().payload).toMatchObject({
    plan: purchase.plan,
    scheme: purchase.scheme,
    currency: purchase.currency,
    amount: Number(purchase.paid) / 100,
    salesCharge: Number(purchase.percent) / 100,
  });
  await expect(drawer).toBeHidden();
}

/** Expects that the cart adds up: what is paid, by currency, and the sales charge. */
export async function expectCheckoutRows(page: Page, purchases: readonly Purchase[]): Promise<void> {
  for (const purchase of purchases) {
    const row = page.getByRole('row', { name: new RegExp(`^Invest in .* ${purchase.scheme} `) });
    await expect(row).toContainText(`Money in ${paidText(purchase)}`);
    await expect(row).toContainText(moneyText(purchase.currency, chargeOf(purchase)));
  }
}

/** Opens a sent checkout again, and waits for its state. */
export async function returnTo(page: Page, sent: string): Promise<void> {
  await page.goto(sent);
  await expect(page.getByRole('list', { name: 'What happens next' })).toBeVisible();
}

/** The price in a row of completed transactions, in ten-thousandths. */
export const navOfRow = async (row: Locator): Promise<bigint> =>
  integerOf((await row.getByRole('cell').nth(3).textContent()) ?? '', 4);

/** The row of a purchase among completed transactions, newest first. */
export const rowOfPurchase = (page: Page, purchase: Purchase): Locator =>
  page.getByRole('row', { name: new RegExp(`Purchase, .*${paidText(purchase)}`) }).first();

/** Opens the application of the confirmed checkout, settles it, and expects price, units and status. */
export async function expectSettled(
  page: Page,
  control: Control,
  customer: Customer,
  purchases: readonly Purchase[],
  before: readonly bigint[],
): Promise<void> {
  const sent = new URL(page.url()).searchParams.get('sent');
  await settle(page, customer);
  const { applications } = await control.ledger(customer.customerId);
  const [application, ...others] = applications.filter(({ checkoutId }) => checkoutId === sent);
  expect(others).toEqual([]);
  await page.goto(`/application/detail/${application?.id}`);
  await expect(page.getByText('Everything in it has been carried out.')).toBeVisible();
  await page.goto(pageAddress(customerPath, { customerId: customer.customerId, tab: 'activity' }));
  for (const [index, purchase] of purchases.entries()) {
    await page.getByRole('combobox', { name: 'Account' }).selectOption(accountOf(customer, purchase.plan));
    const row = rowOfPurchase(page, purchase);
    const nav = await navOfRow(row);
    const units = unitsOf({ ...purchase, nav });
    await expect(row).toContainText(shownAs(chargeOf(purchase)));
    await expect(row).toContainText(`+${shownAs(units)}`);
    const after = await readUnits(control, customer, purchase.plan, purchase.scheme);
    expect(after).toBe((before[index] ?? 0n) + units);
  }
}
