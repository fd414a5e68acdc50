import Exactly from 'decimal.js';
import fc from 'fast-check';
import { equalShares, splitByShares, splitEqually, sumOfShares } from './rules.ts';
import { Money, Percent } from './values.ts';

const texts = (parts: readonly { toString(): string }[]) => parts.map(String);
const myr = (text: string) => Money.of('MYR', text);
const sumOf = (parts: readonly Money[]) => parts.reduce((sum, part) => sum.plus(part), myr('0'));
const cent = myr('0.01');

test.each([
  ['10000', 3, ['3333.34', '3333.33', '3333.33']],
  ['10000', 2, ['5000.00', '5000.00']],
  ['0.01', 2, ['0.01', '0.00']],
  ['100', 1, ['100.00']],
])('splits MYR %s equally into %d', (amount, count, parts) => {
  expect(texts(splitEqually(myr(amount), count))).toEqual(parts);
});

test.each([
  ['10000', ['50', '30', '20'], ['5000.00', '3000.00', '2000.00']],
  ['100.01', ['50', '50'], ['50.01', '50.00']],
  ['1000', ['33.33', '33.33', '33.34'], ['333.30', '333.30', '333.40']],
  ['1000', ['100', '0'], ['1000.00', '0.00']],
  ['0.10', ['33.33', '33.33', '33.34'], ['0.03', '0.03', '0.04']],
  ['0.05', ['50', '30', '20'], ['0.03', '0.01', '0.01']],
])('splits MYR %s by %j', (amount, shares, parts) => {
  expect(texts(splitByShares(myr(amount), shares.map(Percent.of)))).toEqual(parts);
});

test('equal shares add up to 100', () => {
  expect(texts(equalShares(3))).toEqual(['33.34', '33.33', '33.33']);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      const shares = equalShares(count);
      return shares.length === count && sumOfShares(shares).toString() === '100.00';
    }),
  );
});

test('shares that do not add up to 100 are refused', () => {
  expect(() => splitByShares(myr('10'), [Percent.of('50'), Percent.of('49.99')])).toThrow(RangeError);
});

const amount = fc.integer({ min: 1, max: 999_999_999_99 }).map((cents) => myr((cents / 100).toFixed(2)));

/** Percentages with 2 decimals that add up to 100. */
const shares = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 0, maxLength: 8 })
  .map((cuts) => [0, ...cuts.toSorted((one, other) => one - other), 10_000])
  .map((ends) =>
    ends.slice(1).map((end, index) => Percent.of(((end - (ends[index] ?? 0)) / 100).toFixed(2))),
  );

test('parts add up to the amount exactly, none is negative, and each is within a cent of its share', () => {
  fc.assert(
    fc.property(amount, shares, (money, all) => {
      const parts = splitByShares(money, all);
      return (
        sumOf(parts).compare(money) === 0 &&
        parts.every((part, index) => {
          const exact = new Exactly(money.toString()).times(String(all[index])).div(100);
          return !part.isNegative() && exact.minus(part.toString()).abs().lte('0.01');
        })
      );
    }),
  );
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 20 }), (money, count) => {
      const parts = splitEqually(money, count).toSorted((one, other) => one.compare(other));
      const [least, most] = [parts[0] ?? cent, parts.at(-1) ?? cent];
      return sumOf(parts).compare(money) === 0 && most.minus(least).compare(cent) <= 0;
    }),
  );
});
