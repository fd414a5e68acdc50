import { ageOn, today } from '@portal/shared/dates';
import type { Locator, Page } from 'playwright/test';
import { type OrderByHand, ordersByHand } from '../oracle/order-sums.ts';
import { redemptionPayload, switchingPayload } from '../oracle/taken-payloads.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { printToPdf } from '../support/page/print-to-pdf.ts';
import { takeScreenshots } from '../support/page/screenshots.ts';
import { readBankAccount } from '../support/screens/bank-account.ts';
import { addButton } from '../support/screens/invest.ts';
import { submitChecked } from '../support/screens/mixed-cart.ts';
import { accountOf, mailOf } from '../support/screens/selling.ts';
import { redeemAddress, redeemDrawer } from '../support/screens/transaction-drawers.ts';
import type { Agent, Customer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';
import type { Seed } from '../support/service/seeding/seed.ts';

const orders: readonly OrderByHand[] = Object.values(ordersByHand);

/** A customer who is too young for a withdrawal for retirement, which is not taxed. */
function memberBefore55({ customers }: Agent): Customer {
  const found = customers.find(({ dateOfBirth }) => dateOfBirth && (ageOn(dateOfBirth, today()) ?? 55) < 55);
  if (!found) throw new Error('Every customer of this agent is 55 or older');
  return found;
}

/** Puts one order of each kind of the table into the cart. */
async function addOrders(seed: Seed, customer: Customer, { codes }: Agent, bank: object): Promise<void> {
  const inCash = { accountId: accountOf(customer, 'CS'), agentCode: codes.ut };
  const sukuk = { scheme: 'CBSUK', schemeName: 'Cempaka Biru Sukuk' };
  const toBond = { toScheme: 'CBBND', toSchemeName: 'Cempaka Biru Bond' };
  await seed.investment(customer, 'CBSUK', '23456.78');
  await seed.investment(customer, 'CBBAL', '7777.77', 'EPF');
  await seed.investment(customer, 'CBGTU', '12345.67');
  await seed.switching(customer, {
    ...switchingPayload('CS', 'amount'),
    ...inCash,
    amount: 1_234.56,
    salesCharge: 1,
  });
  await seed.switching(customer, {
    ...switchingPayload('CS', 'units'),
    ...inCash,
    ...toBond,
    units: 1_500,
    salesCharge: 0.5,
  });
  await seed.redemption(customer, {
    ...redemptionPayload('CS', 'amount'),
    ...inCash,
    ...bank,
    amount: 1_000.5,
  });
  await seed.redemption(customer, {
    ...redemptionPayload('CS', 'units'),
    ...inCash,
    ...bank,
    ...sukuk,
    units: 250.5,
  });
  await seed.redemption(customer, {
    ...redemptionPayload('PRS', 'amount'),
    accountId: accountOf(customer, 'PRS'),
    agentCode: codes.prs,
    amount: 100.55,
  });
}

/** What cart, checkout and application say of an order, by the words of its row. */
function saidOf({ size, percent, charge, tax, reason, net, title }: OrderByHand): readonly string[] {
  const what = title.startsWith('Switch') ? 'switched in' : 'invested';
  const isEstimated = net.startsWith('≈');
  return [
    size,
    ...(charge ? [`charge ${charge} (${percent})`, `${what} ${net}`] : []),
    ...(reason ? [`reason ${reason}`] : []),
    ...(tax ? [`tax ${tax} (8%)`, `net ${net}`] : []),
    ...(charge || tax || !isEstimated ? [] : [`worth ${net}`]),
  ];
}

async function expectSaid(rowOf: (title: string) => Locator, place: string): Promise<void> {
  for (const order of orders)
    for (const text of saidOf(order))
      await expect(rowOf(order.title), `${order.kind} in ${place}`).toContainText(text);
}

/** The cells of an order in the table of the e-mail, below its name. */
const mailCells = (mail: Page, title: string): Locator =>
  mail
    .getByRole('rowheader')
    .or(mail.locator('th[scope=rowgroup]'))
    .filter({ hasText: title })
    .locator('xpath=ancestor::tr/following-sibling::tr[1]/td');

/** How the e-mail names an order of the table. */
const inMail = ({ title }: OrderByHand): string =>
  title
    .replace(/^Redeem /, 'Redeem from ')
    .replace(/^Switch (.+) to (.+)$/, 'Switch from Cempaka Biru $1 to Cempaka Biru $2,');

test('[CRT-01] [CHK-01] [CHK-04] [APP-02] cart, checkout, e-mail, application and receipt say the same sums of each kind of order', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspect }) => {
  const customer = memberBefore55(agent);
  await seed.session();
  await addOrders(seed, customer, agent, await readBankAccount(page, customer, 'CBSUK'));

  await page.goto(`/cart?customerId=${customer.customerId}`);
  await expectSaid((title) => page.getByRole('listitem').filter({ hasText: title }).first(), 'the cart');
  await inspect('sums-cart');

  await page.goto(`/checkout?customerId=${customer.customerId}`);
  const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title }).first();
  await expectSaid(rowOf, 'the checkout');
  await inspect('sums-checkout');
  for (const { kind, title, charge } of orders)
    if (charge) await expect(rowOf(title).getByRole('cell').nth(2), `${kind}, column`).toHaveText(charge);
  await submitChecked(page, customer);
  await expect(page.getByText(/Nothing is processed before the customer confirms/)).toBeVisible();

  const [mail] = await control.mails(mailOf(customer));
  const tab = await page.context().newPage();
  await tab.goto(`${origins.outbox.url}/messages/${mail?.id}.html`);
  for (const order of orders) {
    const { kind, size, percent = '–', charge = '–', net, tax, reason } = order;
    const cells = mailCells(tab, inMail(order));
    await expect(cells, `${kind} in the e-mail`).toHaveText([size, percent, charge, net]);
    if (tax) {
      const facts = cells.first().locator('xpath=ancestor::tr/following-sibling::tr[1]');
      await expect(facts).toContainText(`Reason: ${reason}`);
      await expect(facts).toContainText(`Tax ${tax} (8%), ${net} is paid`);
    }
  }
  await takeScreenshots(tab, 'sums-mail');
  await tab.close();

  await control.answerMail(mailOf(customer), 'confirm');
  const { applications } = await control.ledger(customer.customerId);
  const receipts: string[] = [];
  for (const [at, { id }] of applications.entries()) {
    await page.goto(`/application/detail/${id}`);
    const table = page.getByRole('table', { name: 'Items' });
    await expect(table).toBeVisible();
    await inspect(`sums-application-${at}`);
    for (const order of orders) {
      const row = table.getByRole('row').filter({ hasText: order.title });
      if ((await row.count()) === 0) continue;
      for (const text of saidOf(order))
        await expect(row.first(), `${order.kind} in the application`).toContainText(text);
    }
    const receipt = await printToPdf(page, page.getByRole('button', { name: 'Print receipt' }), `sums-${at}`);
    receipts.push(receipt.text);
  }
  const all = receipts.join(' ');
  for (const { kind, title, size, charge, net, tax, reason } of orders) {
    const at = all.indexOf(title);
    expect(at, `${kind} has a receipt`).toBeGreaterThan(-1);
    const from = all.slice(at, at + 600);
    // amounts of a column are without their currency
    const plain = (text: string) => (text.startsWith('≈') ? text : text.replace(/^[A-Z]{3} /, ''));
    const figures = [size, ...(charge ? [charge, net] : []), ...(tax ? [tax, net, reason ?? ''] : [])];
    for (const figure of figures) expect(from, `${kind} in the receipt`).toContain(plain(figure));
  }
});

test('[ITM-04] [CHK-03] a permanent departure beside another withdrawal is asked about in the drawer, and not again at checkout', {
  tag: '@long',
}, async ({ page, agent, seed, inspect }) => {
  const customer = memberBefore55(agent);
  await seed.session();
  await seed.redemption(customer, {
    ...redemptionPayload('PRS', 'amount'),
    accountId: accountOf(customer, 'PRS'),
    agentCode: agent.codes.prs,
    amount: 100.55,
  });
  await page.goto(redeemAddress(customer, 'PRS', 'CBPRG'));
  const drawer = redeemDrawer(page);
  await drawer
    .getByRole('combobox', { name: 'Reason for the withdrawal' })
    .selectOption({ label: 'Leaving Malaysia permanently' });
  await drawer.getByRole('radio', { name: 'All units' }).check();
  await addButton(drawer).click();
  const isMeantForAll = /leaving Malaysia permanently takes everything/;
  await expect(drawer.getByRole('checkbox', { name: isMeantForAll })).toBeFocused();
  await inspect('departure-drawer');
  await drawer.getByRole('checkbox', { name: isMeantForAll }).check();
  await addButton(drawer).click();
  await expect(drawer).toBeHidden();
  await page.goto(`/checkout?customerId=${customer.customerId}`);
  await expect(page.getByRole('checkbox', { name: isMeantForAll })).toBeChecked();
  await inspect('departure-checkout');
  await submitChecked(page, customer);
  await expect(page.getByText(/Nothing is processed before the customer confirms/)).toBeVisible();
});
