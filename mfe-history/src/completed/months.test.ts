import { Money, Nav, Units } from '@portal/shared/money';
import { largestOf, monthsOf } from './months.ts';
import type { TransactionRow } from './transactions.ts';

const row = (date: string, gross: string, units: string, currency = 'MYR'): TransactionRow => ({
  key: `${date} ${gross}`,
  date,
  reference: 'T',
  type: 'Purchase',
  scheme: 'CBMGF',
  schemeName: 'Malaysia Growth',
  currency,
  gross: Money.of(currency, gross),
  charge: Money.of(currency, '0'),
  nav: Nav.of('1'),
  units: Units.of(units),
  status: 'Completed',
});

const range = { from: '2026-11-20', to: '2027-02-01' };
const inWords = (rows: readonly TransactionRow[], currency = 'MYR') =>
  monthsOf(rows, currency, range).map(
    ({ label, moneyIn, moneyOut }) => `${label} ${moneyIn.format()} ${moneyOut.format()}`,
  );

test('each month of the range has its place, over the turn of the year, also without a transaction', () => {
  expect(inWords([])).toEqual([
    'Nov 2026 0.00 0.00',
    'Dec 2026 0.00 0.00',
    'Jan 2027 0.00 0.00',
    'Feb 2027 0.00 0.00',
  ]);
});

test('what came in and what went out add up apart, and only of the currency', () => {
  expect(
    inWords([
      row('2026-12-01', '0.10', '1'),
      row('2026-12-31', '0.20', '2'),
      row('2026-12-05', '70', '-3'),
      row('2026-12-05', '9000', '5', 'USD'),
    ])[1],
  ).toBe('Dec 2026 0.30 70.00');
});

test('the largest amount of all months gives the chart its scale', () => {
  const months = monthsOf(
    [row('2026-11-21', '500.10', '5'), row('2027-01-03', '700.20', '-5')],
    'MYR',
    range,
  );
  expect(largestOf(months)?.format()).toBe('700.20');
  expect(largestOf([])).toBeUndefined();
});
