import { Amount, formatShare } from '@portal/shared/money';
import fc from 'fast-check';
import { toHoldingRow } from '../holding-row.ts';
import { facts, holding } from '../holdings.fixture.ts';
import { groupByAssetClass, maxSlices } from './allocation.ts';

const createRow = (assetClass: string, value: string, currency = 'MYR') =>
  toHoldingRow(
    holding(assetClass, value, { currency, marketValue: Amount.of(value) }),
    new Map([[assetClass, facts(assetClass)]]),
  );

test('adds up the asset classes of one currency, largest first', () => {
  const rows = [
    createRow('Equity', '100'),
    createRow('Fixed income', '300'),
    createRow('Equity', '100.50'),
    createRow('Equity', '999', 'USD'),
    createRow('Mixed', '0'),
  ];
  const { slices, total } = groupByAssetClass(rows, 'MYR');
  expect(
    slices.map(({ assetClass, value }) => [assetClass, value.format(), formatShare(value, total)]),
  ).toEqual([
    ['Fixed income', '300.00', '59.9%'],
    ['Equity', '200.50', '40.1%'],
  ]);
  expect(groupByAssetClass(rows, 'USD').total.format()).toBe('999.00');
  expect(groupByAssetClass(rows, 'AUD').slices).toEqual([]);
});

test('merges the smallest asset classes into one slice', () => {
  const { slices } = groupByAssetClass(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, index) => createRow(name, `${70 - index}`)),
    'MYR',
  );
  expect(slices).toHaveLength(maxSlices);
  expect(slices.at(-1)).toMatchObject({ assetClass: 'Other' });
  expect(slices.at(-1)?.value.format()).toBe('129.00');
});

test('labels a scheme outside the listing as not classified', () => {
  expect(groupByAssetClass([toHoldingRow(holding('X', '5'), new Map())], 'MYR').slices).toMatchObject([
    { assetClass: 'Not classified' },
  ]);
});

test('slices add up to the total for any holdings', () => {
  const cents = fc.array(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), fc.integer({ min: 1, max: 1e9 })),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  const text = (sen: number) => `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;
  fc.assert(
    fc.property(cents, (holdings) => {
      const { slices } = groupByAssetClass(
        holdings.map(([assetClass, sen]) => createRow(assetClass, text(sen))),
        'MYR',
      );
      const expected = holdings.reduce((total, [, sen]) => total + sen, 0);
      const total = slices.reduce((sum, slice) => sum + Math.round(Number(slice.value.toString()) * 100), 0);
      expect(total).toBe(expected);
      expect(slices.length).toBeLessThanOrEqual(maxSlices);
    }),
  );
});
