import type { DividendPayout } from '@portal/shared/api/history';
import { addDays } from '@portal/shared/dates';
import { listFlows } from '@portal/shared/flows';
import { Amount, Nav, Units } from '@portal/shared/money';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { getYearBefore } from '../../mfe-client/src/holdings/headline/flow-years.ts';
import { buildHeadline, describeOverLimit } from '../../mfe-client/src/holdings/headline/headline-facts.ts';
import { buildNetMoneyIn } from '../../mfe-client/src/holdings/headline/net-money-in.ts';
import type { HoldingRow } from '../../mfe-client/src/holdings/holding-row.ts';
import { toHoldingRow } from '../../mfe-client/src/holdings/holding-row.ts';
import { facts } from '../../mfe-client/src/holdings/holdings.fixture.ts';
import { inForm } from '../support/run-form.ts';

const today = '2026-11-21';
const { from } = getYearBefore(today, 9);
const accounts = ['1000000001', '2000000002'];
const limit = { rank: 3, name: 'Moderate' };

/** The schemes of the histories: their currency, class and risk. */
const schemes = {
  CBSUK: { currency: 'MYR', assetClass: 'Fixed income', risk: 2 },
  CBMGF: { currency: 'MYR', assetClass: 'Equity', risk: 4 },
  CBBND: { currency: 'MYR', assetClass: 'Fixed income', risk: 2 },
  CBGTU: { currency: 'USD', assetClass: 'Equity', risk: 5 },
} as const;
type Scheme = keyof typeof schemes;
const codes: readonly Scheme[] = ['CBSUK', 'CBMGF', 'CBBND', 'CBGTU'];

/** One transaction or dividend, in cents and hundredths of units. */
interface Entry {
  readonly type: string;
  readonly account: string;
  readonly scheme: Scheme;
  readonly date: string;
  readonly cents: number;
  readonly units: number;
}

const text = (hundredths: number) => new Decimal(hundredths).dividedBy(100).toFixed(2);

const entry = (...types: readonly string[]) =>
  fc.record({
    type: fc.constantFrom(...types),
    account: fc.constantFrom(...accounts),
    scheme: fc.constantFrom(...codes),
    date: fc.nat(3649).map((back) => addDays(today, -back)),
    cents: fc.integer({ min: 0, max: 99_999_999 }),
    units: fc.integer({ min: 1, max: 9_999_999 }),
  });

const history = fc.record({
  transactions: fc.array(entry('SA', 'SA', 'SA', 'RD', 'CO', 'SO', 'SI', 'DR', 'TR'), { maxLength: 40 }),
  dividends: fc.array(entry('paid', 'declared', 'reinvested'), { maxLength: 6 }),
  /** Values and costs of the holdings, in cents. */
  values: fc.array(fc.tuple(fc.nat(99_999_999), fc.nat(99_999_999)), { minLength: 8, maxLength: 8 }),
  /** Whether a holding has units that no transaction has. */
  hasMissingUnits: fc.boolean(),
  currency: fc.constantFrom('MYR', 'USD'),
});

/** Units leave by these types. */
const leaving = ['RD', 'CO', 'SO'];
const signOf = ({ type }: Entry) => (leaving.includes(type) ? -1 : 1);

const toTransaction = (one: Entry, index: number) => ({
  accountId: one.account,
  date: one.date,
  reference: `R${index}`,
  type: one.type,
  scheme: one.scheme,
  schemeName: one.scheme,
  currency: schemes[one.scheme].currency,
  gross: Amount.of(text(one.cents)),
  charge: Amount.of('0'),
  nav: Nav.of('1'),
  units: Units.of(text(signOf(one) * one.units)),
  status: 'Completed',
});
const toDividend = (one: Entry, index: number): DividendPayout => ({
  reference: `D${index}`,
  declaredOn: addDays(one.date, -14),
  paidOn: one.type === 'declared' ? null : one.date,
  scheme: one.scheme,
  schemeName: one.scheme,
  currency: schemes[one.scheme].currency,
  grossPerUnit: Nav.of('0.01'),
  units: Units.of('1'),
  amount: Amount.of(text(one.cents)),
  method: one.type === 'reinvested' ? 'REINVEST' : 'PAYOUT',
  reinvestment: null,
});

const cells = accounts.flatMap((account) => codes.map((scheme) => ({ account, scheme })));
const schemeFacts = new Map(
  codes.map((code) => [code, facts(schemes[code].assetClass, { risk: schemes[code].risk })]),
);

/** The holdings of a history: the units of its transactions, with any values. */
function toRows(
  transactions: readonly Entry[],
  values: readonly (readonly [number, number])[],
  hasMissingUnits: boolean,
): readonly HoldingRow[] {
  return cells.map(({ account, scheme }, at) => {
    const own = transactions.filter((one) => one.account === account && one.scheme === scheme);
    const units = own.reduce((sum, one) => sum + signOf(one) * one.units, hasMissingUnits ? 1 : 0);
    const [value = 0, cost = 0] = values[at] ?? [];
    return toHoldingRow(
      {
        accountId: account,
        scheme,
        schemeName: `Cempaka Biru ${scheme}`,
        currency: schemes[scheme].currency,
        units: Units.of(text(units)),
        pendingUnits: Units.of('0'),
        nav: Nav.of('1'),
        navDate: today,
        marketValue: Amount.of(text(value)),
        cost: Amount.of(text(cost)),
        averageCost: Nav.of('1'),
      },
      schemeFacts,
    );
  });
}

/** Sums in cents by decimal.js, rounded half up where something is divided. */
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total.plus(each), new Decimal(0));
const percentOf = (part: Decimal, whole: Decimal) =>
  part.dividedBy(whole).times(100).toFixed(2, Decimal.ROUND_HALF_UP);

test('[CLI-05] the headline agrees with decimal.js, and has a gain over money in only where all units are known', () => {
  let completeCount = 0;
  fc.assert(
    fc.property(history, ({ transactions, dividends, values, hasMissingUnits, currency }) => {
      const rows = toRows(transactions, values, hasMissingUnits);
      const headline = buildHeadline(rows, currency);
      const own = cells.flatMap(({ scheme }, at) =>
        schemes[scheme].currency === currency
          ? [{ scheme, value: values[at]?.[0] ?? 0, cost: values[at]?.[1] ?? 0 }]
          : [],
      );
      const value = sum(own.map((each) => each.value));
      const cost = sum(own.map((each) => each.cost));
      const money = (cents: Decimal) => cents.dividedBy(100).toFixed(2);
      expect([headline.value, headline.cost, headline.gain.gain].map(String)).toEqual(
        [value, cost, value.minus(cost)].map(money),
      );
      if (!cost.isZero())
        expect(headline.gain.percent?.toString()).toBe(
          percentOf(value.minus(cost), cost).replace('-0.00', '0.00'),
        );
      // the parts are the whole
      for (const { id, gain } of headline.gains) {
        const ofScheme = own.filter(({ scheme }) => scheme === id);
        expect(String(gain.gain)).toBe(money(sum(ofScheme.map((each) => each.value - each.cost))));
      }
      for (const { assetClass, value: part } of headline.allocation.slices) {
        const ofClass = own.filter(({ scheme }) => schemes[scheme].assetClass === assetClass);
        expect(String(part)).toBe(money(sum(ofClass.map((each) => each.value))));
      }
      const over = sum(
        own.filter(({ scheme }) => schemes[scheme].risk > limit.rank).map((each) => each.value),
      );
      const share = describeOverLimit(rows, headline, limit)?.match(/([\d.]+)% of/)?.[1];
      if (!over.isZero())
        expect(share).toBe(over.dividedBy(value).times(100).toFixed(1, Decimal.ROUND_HALF_UP));

      const known = {
        transactions: transactions.map(toTransaction),
        flows: listFlows(transactions.map(toTransaction), dividends.map(toDividend)),
        from,
      };
      const { net, gain, days, isComplete } = buildNetMoneyIn(known, rows, headline, {
        today,
        isEveryAccount: true,
      });
      const isOwn = ({ scheme }: Entry) => schemes[scheme].currency === currency;
      const moneyOf = (entries: readonly Entry[], type: string) =>
        sum(entries.filter((one) => isOwn(one) && one.type === type).map(({ cents }) => cents));
      const netCents = moneyOf(transactions, 'SA')
        .minus(moneyOf(transactions, 'CO'))
        .minus(moneyOf(transactions, 'RD'))
        .minus(moneyOf(dividends, 'paid'));
      expect(String(net)).toBe(money(netCents));
      // the chart's steps end where the sum is
      const steps = days.reduce(
        (total, { amounts }) => total.plus(String(amounts[0])).minus(String(amounts[1])),
        new Decimal(0),
      );
      expect(steps.toFixed(2)).toBe(money(netCents));
      expect(isComplete).toBe(!hasMissingUnits);
      if (gain === undefined) {
        expect(hasMissingUnits).toBe(true);
        return;
      }
      completeCount += 1;
      expect(String(gain.gain)).toBe(money(value.minus(netCents)));
      expect(gain.percent?.toString().replace('-0.00', '0.00')).toBe(
        netCents.isPositive() && !netCents.isZero()
          ? percentOf(value.minus(netCents), netCents).replace('-0.00', '0.00')
          : undefined,
      );
    }),
    { numRuns: inForm(200, 10_000) },
  );
  expect(completeCount).toBeGreaterThan(inForm(50, 3000));
});
