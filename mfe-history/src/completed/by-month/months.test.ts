import { Money, Nav, Units } from '@portal/shared/money';
import { findLargest } from '../../core/over-time/index.ts';
import type { TransactionRow } from '../transaction-rows.ts';
import { sumByMonth } from './months.ts';

const row = (date: string, gross: string, units: string, currency = 'MYR'): TransactionRow => ({
  key: `${date} ${gross}`,
  date,
  reference: 'T',
  code: 'SA',
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
const describeMonths = (rows: readonly TransactionRow[], currency = 'MYR') =>
  sumByMonth(rows, currency, range).map(
    ({ label, amounts: [moneyIn, moneyOut] }) => `${label} ${moneyIn.format()} ${moneyOut.format()}`,
  );

test('includes each month of the range, also over the end of the year and without a transaction', () => {
  expect(describeMonths([])).toEqual([
    'Nov 2026 0.00 0.00',
    'Dec 2026 0.00 0.00',
    'Jan 2027 0.00 0.00',
    'Feb 2027 0.00 0.00',
  ]);
});

test('sums money in and out of one currency apart', () => {
  expect(
    describeMonths([
      row('2026-12-01', '0.10', '1'),
      row('2026-12-31', '0.20', '2'),
      row('2026-12-05', '70', '-3'),
      row('2026-12-05', '9000', '5', 'USD'),
    ])[1],
  ).toBe('Dec 2026 0.30 70.00');
});

test('finds the largest amount of all months', () => {
  const months = sumByMonth(
    [row('2026-11-21', '500.10', '5'), row('2027-01-03', '700.20', '-5')],
    'MYR',
    range,
  );
  expect(findLargest(months)?.format()).toBe('700.20');
  expect(findLargest([])).toBeUndefined();
});
