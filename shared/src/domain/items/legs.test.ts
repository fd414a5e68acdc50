import { Amount, Money, Units } from '@portal/shared/money';
import fc from 'fast-check';
import { type Leg, legCells, legSizeText, legsOf, legsOfListed, readSize } from './legs.ts';

const bond = { scheme: 'CBBND', schemeName: 'Bond', currency: 'MYR' };
const sukuk = { scheme: 'CBSUK', schemeName: 'Sukuk', currency: 'MYR' };
const tech = { scheme: 'CBGTU', schemeName: 'Global Tech', currency: 'USD' };
const money = Money.of('MYR', '1200.5');
const units = Units.of('400');

const texts = (legs: readonly Leg[]) =>
  legs.map((leg) => `${leg.direction} ${leg.scheme} ${leg.currency} ${legSizeText(leg)}`);

test.each([
  [{ bought: bond, size: money }, ['in CBBND MYR MYR 1,200.50']],
  [{ sold: bond, size: money }, ['out CBBND MYR MYR 1,200.50']],
  [{ sold: bond, size: units }, ['out CBBND MYR 400.00 units']],
  [{ sold: bond, size: 'all' as const }, ['out CBBND MYR All units']],
  [
    { sold: bond, bought: sukuk, size: money },
    ['switch-out CBBND MYR MYR 1,200.50', 'switch-in CBSUK MYR MYR 1,200.50'],
  ],
  [
    { sold: bond, bought: tech, size: money },
    ['switch-out CBBND MYR MYR 1,200.50', 'switch-in CBGTU USD at switch price'],
  ],
  [
    { sold: bond, bought: sukuk, size: units },
    ['switch-out CBBND MYR 400.00 units', 'switch-in CBSUK MYR at switch price'],
  ],
  [
    { sold: bond, bought: sukuk, size: 'all' as const },
    ['switch-out CBBND MYR All units', 'switch-in CBSUK MYR at switch price'],
  ],
])('the legs of %j', (movement, expected) => {
  expect(texts(legsOf(movement))).toEqual(expected);
});

test.each([
  ['AMOUNT', false, money],
  ['UNIT', false, units],
  ['UNIT', true, 'all'],
] as const)('a payload by %s (all: %p) moves %p', (amountOrUnit, isAll, size) => {
  expect(readSize({ amountOrUnit, amount: Amount.of('1200.5'), units }, 'MYR', isAll)).toEqual(size);
});

test.each([
  [{ direction: 'in', ...bond, size: money }, ['Money in', 'CBBND', 'Bond', 'MYR', '1200.50', '']],
  [{ direction: 'out', ...bond, size: units }, ['Money out', 'CBBND', 'Bond', 'MYR', '', '400.00']],
  [{ direction: 'switch-out', ...bond, size: 'all' }, ['Switch out', 'CBBND', 'Bond', 'MYR', '', 'All']],
  [{ direction: 'switch-in', ...tech }, ['Switch in', 'CBGTU', 'Global Tech', 'USD', '', '']],
  [undefined, ['', '', '', '', '', '']],
] as const)('the cells of the leg %j', (leg, cells) => {
  expect(legCells(leg)).toEqual(cells);
});

test('the amounts of legs in one direction and currency add up to the money of the orders', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999 });
  const order = fc.record({
    cents,
    type: fc.constantFrom('investment', 'redemption', 'switching'),
    from: fc.constantFrom(bond, sukuk, tech),
    to: fc.constantFrom(bond, sukuk, tech),
  });
  const decimal = (all: number) => `${Math.floor(all / 100)}.${String(all % 100).padStart(2, '0')}`;
  fc.assert(
    fc.property(fc.array(order, { maxLength: 20 }), (orders) => {
      const rows = orders.flatMap(({ type, from, to, cents: all }) =>
        legsOfListed({
          type,
          ...from,
          to: type === 'switching' ? to : null,
          size: { by: 'amount', amount: Amount.of(decimal(all)) },
        }).map(legCells),
      );
      const sumOf = (direction: string, currency: string) =>
        rows
          .filter((row) => row[0] === direction && row[3] === currency)
          .reduce((sum, row) => sum + Math.round(Number(row[4] || 0) * 100), 0);
      const moneyOf = (kind: string, currency: string, isKnown = (_: (typeof orders)[number]) => true) =>
        orders
          .filter((each) => each.type === kind && each.from.currency === currency && isKnown(each))
          .reduce((sum, each) => sum + each.cents, 0);
      for (const currency of ['MYR', 'USD']) {
        expect(sumOf('Money in', currency)).toBe(moneyOf('investment', currency));
        expect(sumOf('Money out', currency)).toBe(moneyOf('redemption', currency));
        expect(sumOf('Switch out', currency)).toBe(moneyOf('switching', currency));
        expect(sumOf('Switch in', currency)).toBe(
          moneyOf('switching', currency, ({ to }) => to.currency === currency),
        );
      }
    }),
  );
});
