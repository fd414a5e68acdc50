import type { CompletedTransaction, DividendPayout } from '@portal/shared/api/history';
import { Amount, Nav, Units } from '@portal/shared/money';
import {
  listFlowCurrencies,
  listFlowDays,
  listFlowMonths,
  listFlows,
  listFlowsWithin,
  sumFlows,
} from './flows.ts';

type Row = readonly [type: string, date: string, gross: string, currency?: string];

const transactions = (...rows: readonly Row[]) =>
  rows.map(
    ([type, date, gross, currency = 'MYR'], index): CompletedTransaction => ({
      date,
      reference: `R${index}`,
      type,
      scheme: 'CBMGF',
      schemeName: 'Malaysia Growth',
      currency,
      gross: Amount.of(gross),
      charge: Amount.of('0'),
      nav: Nav.of('1'),
      units: Units.of('1'),
      status: 'Completed',
    }),
  );

const dividend = (amount: string, rest: Partial<DividendPayout> = {}): DividendPayout => ({
  reference: `D${amount}`,
  declaredOn: '2026-10-20',
  paidOn: '2026-11-03',
  scheme: 'CBSUK',
  schemeName: 'Sukuk',
  currency: 'MYR',
  grossPerUnit: Nav.of('0.0353'),
  units: Units.of('100'),
  amount: Amount.of(amount),
  method: 'PAYOUT',
  reinvestment: null,
  ...rest,
});

const totalOf = (flows: ReturnType<typeof listFlows>, currency = 'MYR') =>
  Object.fromEntries(Object.entries(sumFlows(flows, currency)).map(([kind, money]) => [kind, String(money)]));

test('[CLI-05] purchases less cooling-off are money in, redemptions and paid-out dividends money out, the rest neither', () => {
  const flows = listFlows(
    transactions(
      ['SA', '2026-11-01', '1000.10'],
      ['SA', '2026-11-02', '0.20'],
      ['CO', '2026-11-04', '100'],
      ['RD', '2026-11-03', '300'],
      ['SO', '2026-11-05', '5000'],
      ['SI', '2026-11-05', '4990'],
      ['DR', '2026-11-06', '70'],
      ['TR', '2026-11-06', '8'],
      ['SA', '2026-11-07', '9000', 'USD'],
      ['CO', '2026-11-08', '9500', 'USD'],
    ),
    [
      dividend('25.5'),
      dividend('70', { method: 'REINVEST', reinvestment: { nav: Nav.of('1'), units: Units.of('70') } }),
      dividend('11', { paidOn: null }),
      dividend('3', { currency: 'USD' }),
    ],
  );
  expect(totalOf(flows)).toEqual({
    moneyIn: '900.30',
    moneyOut: '325.50',
    switchedOut: '5000.00',
    switchedIn: '4990.00',
    reinvested: '70.00',
    other: '8.00',
    net: '574.80',
  });
  expect(totalOf(flows, 'USD')).toMatchObject({ moneyIn: '-500.00', moneyOut: '3.00', net: '-503.00' });
  expect(totalOf(flows, 'AUD')).toMatchObject({ moneyIn: '0.00', moneyOut: '0.00', net: '0.00' });
  expect(listFlowCurrencies(flows)).toEqual(['MYR', 'USD']);
});

test('a dividend counts on the day when it was paid out', () => {
  const flows = listFlows([], [dividend('5', { declaredOn: '2026-08-31', paidOn: '2026-09-14' })]);
  const withinMonth = (from: string, to: string) => listFlowsWithin(flows, { from, to }).length;
  expect(withinMonth('2026-08-01', '2026-08-31')).toBe(0);
  expect(withinMonth('2026-09-14', '2026-09-14')).toBe(1);
  expect(withinMonth('2026-09-15', '2026-09-30')).toBe(0);
});

const monthTexts = (rows: readonly Row[], from: string, to: string, currency = 'MYR') =>
  listFlowMonths(listFlows(transactions(...rows), []), currency, { from, to }).map(
    ({ label, amounts: [moneyIn, moneyOut] }) => `${label} ${moneyIn.format()} ${moneyOut.format()}`,
  );

test('the flows of a year are listed by month, also over the end of the year and without a transaction', () => {
  expect(
    monthTexts(
      [
        ['SA', '2026-01-31', '10'],
        ['RD', '2026-01-02', '4'],
        ['SA', '2025-12-05', '7'],
        ['SA', '2025-12-05', '9000', 'USD'],
        // outside the period
        ['SA', '2025-11-21', '500'],
        ['SA', '2026-02-02', '500'],
      ],
      '2025-11-22',
      '2026-02-01',
    ),
  ).toEqual(['Nov 2025 0.00 0.00', 'Dec 2025 7.00 0.00', 'Jan 2026 10.00 4.00', 'Feb 2026 0.00 0.00']);
  expect(monthTexts([], '2026-11-20', '2027-02-01')).toEqual([
    'Nov 2026 0.00 0.00',
    'Dec 2026 0.00 0.00',
    'Jan 2027 0.00 0.00',
    'Feb 2027 0.00 0.00',
  ]);
});

test('[CLI-05] a day has what came in and went out in one currency, and names what happened', () => {
  const flows = listFlows(
    transactions(
      ['RD', '2026-11-03', '300'],
      ['SA', '2026-11-01', '1000.10'],
      ['SA', '2026-11-03', '50'],
      ['SO', '2026-11-05', '5000'],
      ['DR', '2026-11-06', '70'],
      ['SA', '2026-11-07', '9000', 'USD'],
    ),
    [dividend('25.5')],
  );
  expect(
    listFlowDays(flows, 'MYR').map(({ id, detail, amounts: [moneyIn, moneyOut] }) =>
      [id, detail, moneyIn.format(), moneyOut.format()].join(' '),
    ),
  ).toEqual([
    '2026-11-01 Purchase, Malaysia Growth 1,000.10 0.00',
    '2026-11-03 Redemption, Malaysia Growth, and 2 more 50.00 325.50',
  ]);
  expect(listFlowDays(flows, 'AUD')).toEqual([]);
});
