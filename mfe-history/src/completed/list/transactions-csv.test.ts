import { Money, Nav, Units } from '@portal/shared/money';
import type { TransactionRow } from '../transaction-rows.ts';
import { createTransactionsCsv } from './transactions-csv.ts';

const row = (rest: Partial<TransactionRow> = {}): TransactionRow => ({
  key: 'T1',
  date: '2026-11-02',
  reference: 'T1',
  code: 'SA',
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

test('writes plain numbers that a spreadsheet can calculate with', () => {
  expect(createTransactionsCsv([row()]).split('\r\n')[1]).toBe(
    '2026-11-02,T1,Purchase,Money in,CBMGF,Malaysia Growth,MYR,10000.00,521.33,0.6321,14995.53,Completed',
  );
});

test.each([
  ['SA', '14995.53', 'Money in'],
  ['RD', '-14995.53', 'Money out'],
  ['CO', '-14995.53', 'Cooling-off'],
  ['SI', '14995.53', 'Switch in'],
  ['SO', '-14995.53', 'Switch out'],
  ['DR', '14995.53', 'Reinvested'],
  ['TR', '14995.53', 'Other'],
] as const)('writes the direction of %s beside units without a sign', (code, units, direction) => {
  const [, line = ''] = createTransactionsCsv([row({ code, units: Units.of(units) })]).split('\r\n');
  expect(line).toContain(`,${direction},CBMGF,`);
  expect(line).toMatch(/,0\.6321,14995\.53,Completed$/);
});

test('escapes text of the service that looks like a formula', () => {
  expect(createTransactionsCsv([row({ reference: '=1+1' })])).toContain(",'=1+1,");
});
