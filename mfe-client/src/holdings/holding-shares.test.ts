import { Money } from '@portal/shared/money';
import { toHoldingRow } from './holding-row.ts';
import { getHoldingShares } from './holding-shares.ts';
import { holding } from './holdings.fixture.ts';

const rowOf = (scheme: string, value: string, currency = 'MYR') =>
  toHoldingRow(holding(scheme, value, { currency }), new Map());
const totals = new Map([['MYR', Money.of('MYR', '300')]]);
const sharesOf = (...rows: ReturnType<typeof rowOf>[]) => {
  const shares = getHoldingShares(rows, totals);
  return rows.map((row) => shares.get(row));
};

test('[CLI-05] the shares of all accounts in a currency add up to 100.0%', () => {
  expect(sharesOf(rowOf('A', '100'), rowOf('A', '100'), rowOf('B', '100'))).toEqual([
    '33.4%',
    '33.3%',
    '33.3%',
  ]);
});

test('the shares are those of the total, also where an account could not be loaded', () => {
  expect(sharesOf(rowOf('A', '60'))).toEqual(['20.0%']);
});

test('a row whose currency has no total has no share', () => {
  expect(sharesOf(rowOf('U', '50', 'USD'), rowOf('A', '300'))).toEqual([undefined, '100.0%']);
});
