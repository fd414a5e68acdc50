import { Money, Nav, Units } from '@portal/shared/money';
import type { TransactionRow } from './transactions.ts';
import { transactionsCsv } from './transactions-csv.ts';

const row = (rest: Partial<TransactionRow> = {}): TransactionRow => ({
  key: 'T1',
  date: '2026-11-02',
  reference: 'T1',
  type: 'Purchase',
  scheme: 'CBMGF',
  schemeName: 'Malaysia Growth',
  currency: 'MYR',
  gross: Money.of('MYR', '10000'),
  charge: Money.of('MYR', '521.33'),
  nav: Nav.of('0.6321'),
  units: Units.of('14995.53'),
  status: 'Completed',
  ...rest,
});

test('figures are such as a spreadsheet counts with', () => {
  expect(transactionsCsv([row()]).split('\r\n')[1]).toBe(
    '2026-11-02,T1,Purchase,CBMGF,Malaysia Growth,MYR,10000.00,521.33,0.6321,14995.53,,Completed',
  );
});

test('units that left have a column of their own: a sign would be taken for a formula', () => {
  const [, line] = transactionsCsv([row({ type: 'Redemption', units: Units.of('-300') })]).split('\r\n');
  expect(line).toMatch(/,0\.6321,,300\.00,Completed$/);
});

test('what the service wrote is no formula', () => {
  expect(transactionsCsv([row({ reference: '=1+1' })])).toContain(",'=1+1,");
});
