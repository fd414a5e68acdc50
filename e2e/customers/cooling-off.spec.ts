import { readFile } from 'node:fs/promises';
import { addDays, formatDate, today } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import type { Page } from 'playwright/test';
import { integerOf, moneyOf, shownAs } from '../oracle/sums.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { printToPdf } from '../support/page/print-to-pdf.ts';
import { goToCheckout, submitChecked } from '../support/screens/mixed-cart.ts';
import { moneyText } from '../support/screens/sale.ts';
import { accountOf, mailOf } from '../support/screens/selling.ts';
import { profileAddress } from '../support/screens/transaction-drawers.ts';
import type { Agent, Customer } from '../support/service/agent.ts';
import { createSession } from '../support/service/seeding/session.ts';

// six of a hundred first accounts began with a purchase that was cooled off
test.use({ agentWish: { customers: 150, plans: ['CS'] } });

const transaction = z.looseObject({
  date: z.string(),
  reference: z.string(),
  type: z.string(),
  scheme: z.string(),
  gross: z.number(),
  charge: z.number(),
  nav: z.number(),
  units: z.number(),
});
type Transaction = z.output<typeof transaction>;

interface CooledOff {
  readonly customer: Customer;
  readonly purchase: Transaction;
  readonly given: Transaction;
  /** A month before and after, in which the account has no other transaction. */
  readonly from: string;
  readonly to: string;
}

/** A customer of the agent whose first purchase was cooled off. */
async function findCooledOff(agent: Agent): Promise<CooledOff> {
  const { api } = await createSession(agent);
  const read = async (customer: Customer, from: string, to: string) => {
    const query = { accountid: accountOf(customer, 'CS'), agentid: agent.codes.ut ?? '' };
    const reply = await api.get('/transaction/completed', { ...query, transdatefrom: from, transdateto: to });
    return z.array(transaction).parse(reply);
  };
  for (const customer of agent.customers)
    for (const yearsAgo of [9, 8, 7]) {
      const last = addDays(today(), -365 * yearsAgo);
      const given = (await read(customer, addDays(last, -364), last)).find(({ type }) => type === 'CO');
      if (!given) continue;
      const [from, to] = [addDays(given.date, -30), addDays(given.date, 30)];
      const rows = await read(customer, from, to);
      const purchase = rows.find(({ type }) => type === 'SA');
      if (purchase && rows.length === 2) return { customer, purchase, given, from, to };
    }
  throw new Error('No customer of this agent has cooled off');
}

const cents = (amount: number): bigint => integerOf(amount.toFixed(2));

/** The download that the button starts, as text of bytes. */
async function downloadOf(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return (await readFile(await (await download).path())).toString('latin1');
}

test('[CLI-06] [HIS-01] a purchase that was cooled off is in the history, its money is no money in, and it is asked about nowhere', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspectVariant }) => {
  const { customer, purchase, given, from, to } = await findCooledOff(agent);
  await seed.session();

  await test.step('units, money and charge go back at the lower price', () => {
    const nav = [purchase.nav, given.nav].toSorted((a, b) => a - b)[0] ?? 0;
    expect(given.nav).toBe(nav);
    expect(given.units).toBe(-purchase.units);
    const value = moneyOf(cents(purchase.units), integerOf(nav.toFixed(4), 4));
    expect(cents(given.gross)).toBe(value + cents(purchase.charge));
  });

  const address = profileAddress(customer, {
    tab: 'activity',
    activityAccount: accountOf(customer, 'CS'),
    period: 'custom',
    from,
    to,
  });
  await test.step('the list shows it without a way to repeat it', async () => {
    await page.goto(address);
    const list = page.getByRole('table', { name: 'Completed transactions' });
    const row = list.getByRole('row').filter({ hasText: 'Cooling-off' });
    await expect(row).toHaveCount(1);
    for (const text of [
      formatDate(given.date),
      moneyText('MYR', cents(given.gross)),
      `−${shownAs(cents(purchase.units))}`,
    ])
      await expect(row).toContainText(text);
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(list.getByRole('row').filter({ hasText: 'Purchase' }).getByRole('button')).toHaveCount(1);
    await inspectVariant('cooling-off-history');
  });
  await test.step('totals subtract it from money in, and have no charge', async () => {
    const total = page.getByRole('table', { name: 'Totals by currency' }).getByRole('row', { name: /^MYR/ });
    const cells = total.getByRole('cell');
    const moneyIn = cents(purchase.gross) - cents(given.gross);
    const sign = moneyIn < 0n ? '−' : '';
    await expect(cells.nth(0)).toHaveText(`MYR ${sign}${shownAs(moneyIn < 0n ? -moneyIn : moneyIn)}`);
    await expect(cells.nth(1)).toHaveText('MYR 0.00');
    // the charge went back with the purchase
    await expect(total).not.toContainText(shownAs(cents(purchase.charge)));
  });
  await test.step('CSV, statement and paper have it', async () => {
    const csv = await downloadOf(page, 'Export CSV');
    const line = csv.split(/\r?\n/).find((each) => each.includes(given.reference));
    expect(line).toMatch(/Cooling-off"?,"?Cooling-off/);
    expect(await downloadOf(page, 'Statement in MYR, PDF')).toContain('(Cooling-off) Tj');
    const paper = await printToPdf(
      page,
      page.getByRole('button', { name: 'Print', exact: true }),
      'cooling-off',
    );
    expect(paper.text).toContain('Cooling-off');
  });
  await test.step('neither cart, checkout nor e-mail ask about it', async () => {
    await seed.investment(customer, 'CBSUK', '2000.00');
    await goToCheckout(page, customer);
    await submitChecked(page, customer);
    await expect(page.getByRole('main')).not.toContainText(/cool/i);
    const [mail] = await control.mails(mailOf(customer));
    expect(mail?.body).not.toMatch(/cool/i);
  });
});
