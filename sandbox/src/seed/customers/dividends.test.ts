import type { TransactionType } from '../../database/tables/index.ts';
import { dividendsOf } from './dividends.ts';

const transaction = (date: string, type: TransactionType, units: string, gross = '0.00') => ({
  reference: `T-${date}`,
  accountId: '1000000001',
  agentCode: 'U100001',
  date,
  type,
  scheme: 'CBSUK',
  currency: 'MYR',
  gross,
  charge: '0.00',
  nav: '1.0000',
  units,
  status: 'Completed' as const,
});
const holding = {
  accountId: '1000000001',
  scheme: 'CBSUK',
  currency: 'MYR',
  units: '1500.00',
  cost: '1500.00',
};
const paid = (transactions: readonly ReturnType<typeof transaction>[]) =>
  dividendsOf({ holding, transactions: [...transactions] }, 'CS', '2026-11-20').map(
    ({ declaredOn, units, method }) => [declaredOn, units, method],
  );

test('[HIS-03] a payout is of the units that the account had on the day of its declaration', () => {
  const bought = transaction('2026-09-16', 'SA', '500.00');
  const sold = transaction('2026-02-01', 'RD', '-200.00');
  expect(paid([sold, bought])).toEqual([
    ['2026-09-15', '1000.00', 'PAYOUT'],
    ['2025-09-15', '1200.00', 'PAYOUT'],
    ['2024-09-15', '1200.00', 'PAYOUT'],
  ]);
});

test('[HIS-03] there is no payout of a day before the first purchase', () => {
  expect(paid([transaction('2026-09-15', 'SA', '1500.00')])).toEqual([['2026-09-15', '1500.00', 'PAYOUT']]);
});

test('[HIS-03] a reinvested dividend is of the units of its declaration, two weeks before', () => {
  const bought = transaction('2026-06-10', 'SA', '300.00');
  const reinvested = transaction('2026-06-15', 'DR', '38.40', '38.40');
  expect(paid([bought, reinvested])).toEqual([['2026-06-01', '1161.60', 'REINVEST']]);
});
