import type { CompletedTransaction, DividendPayout } from '@portal/shared/api/history';
import { addDays } from '@portal/shared/dates';
import {
  listFlowDays,
  listFlowMonths,
  listFlows,
  listFlowsWithin,
  neutralKinds,
  sumFlows,
} from '@portal/shared/flows';
import { Amount, Nav, Units } from '@portal/shared/money';
import fc from 'fast-check';
import { getYearBefore } from '../../mfe-client/src/holdings/headline/flow-years.ts';
import { sumByCurrency, toTransactionRows } from '../../mfe-history/src/completed/transaction-rows.ts';

const today = '2026-11-21';
const years = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((back) => getYearBefore(today, back));
const firstDay = years.at(-1)?.from ?? today;
const daysBack = 3649;
const kinds = ['moneyIn', 'moneyOut', ...neutralKinds] as const;

/** A history in cents, written apart from product code. */
interface Entry {
  readonly type: string;
  readonly date: string;
  readonly cents: number;
  readonly currency: string;
}

const amountOf = (cents: number) =>
  Amount.of(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
const toCents = (money: { toString(): string }) => Math.round(Number(money.toString()) * 100);

const toTransaction = ({ type, date, cents, currency }: Entry, index: number): CompletedTransaction => ({
  date,
  reference: `R${index}`,
  type,
  scheme: 'CBMGF',
  schemeName: 'Malaysia Growth',
  currency,
  gross: amountOf(cents),
  charge: Amount.of('0'),
  nav: Nav.of('1'),
  units: Units.of('1'),
  status: 'Completed',
});
const toDividend = ({ type, date, cents, currency }: Entry, index: number): DividendPayout => ({
  reference: `D${index}`,
  declaredOn: addDays(date, -14),
  paidOn: type === 'declared' ? null : date,
  scheme: 'CBSUK',
  schemeName: 'Sukuk',
  currency,
  grossPerUnit: Nav.of('0.0353'),
  units: Units.of('1'),
  amount: amountOf(cents),
  method: type === 'reinvested' ? 'REINVEST' : 'PAYOUT',
  reinvestment: null,
});

const entry = (...types: readonly string[]) =>
  fc.record({
    type: fc.constantFrom(...types),
    date: fc.nat(daysBack).map((back) => addDays(today, -back)),
    cents: fc.integer({ min: 0, max: 99_999_999 }),
    currency: fc.constantFrom('MYR', 'USD'),
  });
/** Transactions and dividends of ten years, of which some are emptied. */
const history = fc
  .record({
    transactions: fc.array(entry('SA', 'SA', 'RD', 'CO', 'SO', 'SI', 'DR', 'TR'), { maxLength: 60 }),
    dividends: fc.array(entry('paid', 'declared', 'reinvested'), { maxLength: 8 }),
    emptyYears: fc.uniqueArray(fc.nat(9), { maxLength: 9 }),
  })
  .map(({ transactions, dividends, emptyYears }) => {
    const isKept = ({ date }: Entry) =>
      !emptyYears.some((back) => {
        const year = years[back];
        return year && date >= year.from && date <= year.to;
      });
    return { transactions: transactions.filter(isKept), dividends: dividends.filter(isKept), emptyYears };
  });

const sumOf = (entries: readonly Entry[], currency: string, signs: Readonly<Record<string, number>>) =>
  entries.reduce(
    (sum, { type, cents, currency: own }) => sum + (own === currency ? (signs[type] ?? 0) * cents : 0),
    0,
  );

const sumInCents = (amounts: readonly { toString(): string }[]) =>
  amounts.reduce((sum: number, amount) => sum + toCents(amount), 0);

test('[CLI-05] [CLI-06] activity, net money in and totals agree to the cent for 1,000 histories', () => {
  let historiesWithEmptyYears = 0;
  fc.assert(
    fc.property(history, fc.constantFrom('MYR', 'USD'), (kept, currency) => {
      const { transactions, dividends, emptyYears } = kept;
      if (emptyYears.length > 0 && transactions.length > 0) historiesWithEmptyYears += 1;
      const payouts = dividends.map(toDividend);
      const rowsOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
        transactions.filter(({ date }) => date >= from && date <= to).map(toTransaction);
      // as the headline loads them: a call for each year, and the dividends with the first one
      const loaded = years.flatMap((year, back) => listFlows(rowsOf(year), back === 0 ? payouts : []));
      const ofAllYears = listFlowsWithin(loaded, { from: firstDay, to: today });
      const overTime = sumFlows(ofAllYears, currency);
      // as the activity of each year shows them
      const activities = years.map((year) => {
        const flows = listFlowsWithin(listFlows(rowsOf(year), payouts), year);
        const paidOut = listFlowsWithin(listFlows([], payouts), year);
        const totals = sumByCurrency(toTransactionRows(rowsOf(year)), flows, paidOut);
        return { year, flows, total: totals.find((each) => each.currency === currency) };
      });
      const expected = {
        moneyIn: sumOf(transactions, currency, { SA: 1, CO: -1 }),
        moneyOut: sumOf(transactions, currency, { RD: 1 }) + sumOf(dividends, currency, { paid: 1 }),
        switchedOut: sumOf(transactions, currency, { SO: 1 }),
        switchedIn: sumOf(transactions, currency, { SI: 1 }),
        reinvested: sumOf(transactions, currency, { DR: 1 }),
        other: sumOf(transactions, currency, { TR: 1 }),
      };
      const sumEach = (sum: (kind: (typeof kinds)[number]) => number) =>
        Object.fromEntries(kinds.map((kind) => [kind, sum(kind)]));
      // the charts: by day over everything, by month within each year
      const charts = [
        listFlowDays(ofAllYears, currency),
        activities.flatMap(({ year, flows }) =>
          flows.length > 0 ? listFlowMonths(flows, currency, year) : [],
        ),
      ];
      expect(sumInCents(activities.flatMap(({ total }) => total?.dividendsOut ?? []))).toBe(
        sumOf(dividends, currency, { paid: 1 }),
      );
      expect([
        sumEach((kind) => toCents(overTime[kind])),
        sumEach((kind) => sumInCents(activities.flatMap(({ total }) => total?.[kind] ?? []))),
        ...charts.map((chart) => ({
          moneyIn: sumInCents(chart.map(({ amounts }) => amounts[0])),
          moneyOut: sumInCents(chart.map(({ amounts }) => amounts[1])),
        })),
      ]).toEqual([
        expected,
        expected,
        ...charts.map(() => ({ moneyIn: expected.moneyIn, moneyOut: expected.moneyOut })),
      ]);
    }),
    { numRuns: 1000 },
  );
  expect(historiesWithEmptyYears).toBeGreaterThan(300);
});
