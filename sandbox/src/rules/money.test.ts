import fc from 'fast-check';
import {
  compare,
  figureText,
  fitsDecimals,
  marketValue,
  percentOf,
  ratio,
  splitSalesCharge,
  sum,
} from './money.ts';

test('MYR 10,000 at 5.5% and 0.6321: net 9,478.67, charge 521.33, units 14,995.53', () => {
  expect(splitSalesCharge('10000.00', '5.5', '0.6321')).toEqual({
    net: '9478.67',
    charge: '521.33',
    units: '14995.53',
  });
});

test.each([
  ['no charge', '30000', '0', '1.0000', { net: '30000.00', charge: '0.00', units: '30000.00' }],
  ['the EPF charge', '1000', '3', '0.8433', { net: '970.87', charge: '29.13', units: '1151.28' }],
  ['the smallest amount', '0.01', '6.5', '0.0001', { net: '0.01', charge: '0.00', units: '93.90' }],
])('%s', (_case, amount, charge, nav, expected) => {
  expect(splitSalesCharge(amount, charge, nav)).toEqual(expected);
});

const cents = fc.integer({ min: 1, max: 999_999_999 }).map((value) => (value / 100).toFixed(2));
const charges = fc.integer({ min: 0, max: 650 }).map((value) => (value / 100).toFixed(2));
const navs = fc.integer({ min: 1_000, max: 30_000 }).map((value) => (value / 10_000).toFixed(4));

test('net and charge add up to the paid amount, and neither is negative', () => {
  fc.assert(
    fc.property(cents, charges, navs, (amount, charge, nav) => {
      const split = splitSalesCharge(amount, charge, nav);
      expect(sum([split.net, split.charge])).toBe(amount);
      expect(compare(split.charge, '0')).toBeGreaterThanOrEqual(0);
      expect(compare(split.net, amount)).toBeLessThanOrEqual(0);
    }),
  );
});

test('units bought are worth the net amount, within half a hundredth of a unit and a cent', () => {
  fc.assert(
    fc.property(cents, charges, navs, (amount, charge, nav) => {
      const split = splitSalesCharge(amount, charge, nav);
      const difference = Math.abs(Number(marketValue(split.units, nav)) - Number(split.net));
      expect(difference).toBeLessThanOrEqual(0.005 * Number(nav) + 0.0101);
    }),
  );
});

test('a ratio with divisor zero is zero, a percentage of zero is undefined', () => {
  expect(ratio('10', '0', 4)).toBe('0.0000');
  expect(percentOf('10', '0')).toBeUndefined();
  expect(percentOf('-3261.09', '25000')).toBe('-13.04');
});

test.each([
  [1000.5, 2, true],
  [1000.555, 2, false],
  [0.1 + 0.2, 2, false],
  [Number.NaN, 2, false],
])('%d has at most %i decimals: %s', (value, places, expected) => {
  expect(fitsDecimals(value, places)).toBe(expected);
});

test.each([
  ['0', '0.00'],
  ['2500', '2,500.00'],
  ['1234567.5', '1,234,567.50'],
  ['-1000.01', '-1,000.01'],
])('the figure %s reads %s', (value, text) => expect(figureText(value)).toBe(text));
