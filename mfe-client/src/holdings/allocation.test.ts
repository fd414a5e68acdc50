import { Amount } from '@portal/shared/money';
import fc from 'fast-check';
import { allocate, mostSlices } from './allocation.ts';
import { facts, holding } from './holdings.fixture.ts';
import { toPosition } from './position.ts';

const held = (assetClass: string, value: string, currency = 'MYR') =>
  toPosition(
    holding(assetClass, value, { currency, marketValue: Amount.of(value) }),
    new Map(),
    new Map([[assetClass, facts(assetClass)]]),
  );

test('one currency at a time, classes added up, the largest first', () => {
  const positions = [
    held('Equity', '100'),
    held('Fixed income', '300'),
    held('Equity', '100.50'),
    held('Equity', '999', 'USD'),
    held('Mixed', '0'),
  ];
  expect(
    allocate(positions, 'MYR').slices.map((slice) => [slice.assetClass, slice.value.format(), slice.share]),
  ).toEqual([
    ['Fixed income', '300.00', '59.9%'],
    ['Equity', '200.50', '40.1%'],
  ]);
  expect(allocate(positions, 'USD').slices.map((slice) => slice.share)).toEqual(['100.0%']);
  expect(allocate(positions, 'AUD').slices).toEqual([]);
});

test('what a chart cannot tell apart is put together', () => {
  const { slices } = allocate(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, index) => held(name, `${70 - index}`)),
    'MYR',
  );
  expect(slices).toHaveLength(mostSlices);
  expect(slices.at(-1)).toMatchObject({ assetClass: 'Other' });
  expect(slices.at(-1)?.value.format()).toBe('129.00');
});

test('a scheme outside the listing is shown as not classified', () => {
  expect(allocate([toPosition(holding('X', '5'), new Map(), new Map())], 'MYR').slices).toMatchObject([
    { assetClass: 'Not classified' },
  ]);
});

test('no sen is lost, whatever is held', () => {
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
      const { slices } = allocate(
        holdings.map(([assetClass, sen]) => held(assetClass, text(sen))),
        'MYR',
      );
      const expected = holdings.reduce((total, [, sen]) => total + sen, 0);
      const total = slices.reduce((sum, slice) => sum + Math.round(Number(slice.value.toString()) * 100), 0);
      expect(total).toBe(expected);
      expect(slices.length).toBeLessThanOrEqual(mostSlices);
    }),
  );
});
