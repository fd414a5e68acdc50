import type { CompletedTransaction } from '@portal/shared/api/history';
import { listFlows } from '@portal/shared/flows';
import { Amount, Nav, Units } from '@portal/shared/money';
import { sumByCurrency, toTransactionRows } from './transaction-rows.ts';

const transaction = (
  type: string,
  gross: string,
  units: string,
  rest: Partial<CompletedTransaction> = {},
): CompletedTransaction => ({
  date: '2026-11-02',
  reference: `T${gross}`,
  type,
  scheme: 'CBMGF',
  schemeName: 'Cempaka Biru Malaysia Growth',
  currency: 'MYR',
  gross: Amount.of(gross),
  charge: Amount.of('10.10'),
  nav: Nav.of('0.7214'),
  units: Units.of(units),
  status: 'Completed',
  ...rest,
});

test('sorts newest first and names the types', () => {
  const rows = toTransactionRows([
    transaction('SA', '1', '1', { date: '2026-09-01' }),
    transaction('RD', '2', '-1', { date: '2026-11-01' }),
    transaction('DR', '3', '1', { date: '2026-11-01' }),
  ]);
  expect(rows.map((row) => [row.date, row.type])).toEqual([
    ['2026-11-01', 'Redemption'],
    ['2026-11-01', 'Reinvestment'],
    ['2026-09-01', 'Purchase'],
  ]);
});

test('gives both legs of a switch different keys', () => {
  const rows = toTransactionRows([
    transaction('SO', '5', '-5', { reference: 'S1' }),
    transaction('SI', '5', '5', { reference: 'S1', scheme: 'CBBND' }),
  ]);
  expect(new Set(rows.map((row) => row.key)).size).toBe(2);
});

test('sums each currency with money in and out apart', () => {
  const transactions = [
    transaction('SA', '1000', '1500'),
    transaction('RD', '250.55', '-300'),
    transaction('SA', '70', '60', { currency: 'USD' }),
    transaction('SA', '0.1', '0.1'),
    transaction('SA', '0.2', '0.2'),
  ];
  const totals = sumByCurrency(toTransactionRows(transactions), listFlows(transactions, []), []);
  expect(
    totals.map((total) => [
      total.currency,
      total.count,
      ...[total.moneyIn, total.moneyOut, total.charges].map(String),
    ]),
  ).toEqual([
    ['MYR', 4, '1000.30', '250.55', '40.40'],
    ['USD', 1, '70.00', '0.00', '10.10'],
  ]);
});

test('the charge of a purchase that was cooled off is no charge: it went back', () => {
  const transactions = [
    transaction('SA', '1000', '1500', { charge: Amount.of('20') }),
    transaction('SA', '1000', '1500', { scheme: 'CBSUK' }),
    transaction('SA', '70', '60'),
    transaction('CO', '995', '-1500', { charge: Amount.of('0') }),
    // its purchase is before the period
    transaction('CO', '50', '-44', { charge: Amount.of('0') }),
  ];
  const [total] = sumByCurrency(toTransactionRows(transactions), listFlows(transactions, []), []);
  expect(String(total?.charges)).toBe('20.20');
});

test('returns no totals without rows', () => {
  expect(sumByCurrency([], [], [])).toEqual([]);
});
