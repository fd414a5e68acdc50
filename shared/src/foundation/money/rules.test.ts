import Oracle from 'decimal.js';
import fc from 'fast-check';
import {
  gainOf,
  marketValue,
  proportionOf,
  shareOf,
  splitSalesCharge,
  sumByCurrency,
  unitsAt,
} from './rules.ts';
import { Money, Nav, Percent, Units } from './values.ts';

// a second implementation with more digits than any quotient here needs
const Exactly = Oracle.clone({ precision: 120, rounding: Oracle.ROUND_HALF_UP });

const decimal = (places: number, least: number, most: number) =>
  fc
    .integer({ min: least, max: most })
    .map((scaled) => new Exactly(scaled).div(10 ** places).toFixed(places));

/** Amount from MYR 0.01 to 9,999,999.99, charge from 0 to 6.5%, NAV from 0.0001 to 9.9999. */
const sale = fc.record({
  amount: decimal(2, 1, 999_999_999),
  charge: decimal(2, 0, 650),
  nav: decimal(4, 1, 99_999),
});

test("the specification's example: MYR 10,000 at 5.5% and 0.6321", () => {
  const split = splitSalesCharge(Money.of('MYR', '10000'), Percent.of('5.5'), Nav.of('0.6321'));
  expect(split.net.format()).toBe('9,478.67');
  expect(split.charge.format()).toBe('521.33');
  expect(split.units.format()).toBe('14,995.53');
});

/** Random sales; `npm run test:long` takes 100,000. */
const runs = Number(process.env.PORTAL_SALES ?? 4_000);

test(`${runs} random sales agree with decimal.js, and net and charge add up to the amount`, () => {
  let sales = 0;
  fc.assert(
    fc.property(sale, ({ amount, charge, nav }) => {
      sales += 1;
      const split = splitSalesCharge(Money.of('MYR', amount), Percent.of(charge), Nav.of(nav));
      const unrounded = new Exactly(amount).div(new Exactly(charge).div(100).plus(1));
      const net = unrounded.toFixed(2);
      const right =
        split.net.toString() === net &&
        split.charge.toString() === new Exactly(amount).minus(net).toFixed(2) &&
        split.units.toString() === unrounded.div(nav).toFixed(2);
      return right;
    }),
    { numRuns: runs },
  );
  expect(sales).toBe(runs);
});

test('a tie rounds the net up, and only the net', () => {
  const split = splitSalesCharge(Money.of('MYR', '0.01'), Percent.of('100'), Nav.of('1'));
  expect([split.net.toString(), split.charge.toString()]).toEqual(['0.01', '0.00']);
});

test('without a price there are no units', () => {
  expect(splitSalesCharge(Money.of('MYR', '100'), Percent.of('0'), Nav.of('0')).units.isZero()).toBe(true);
});

test('market value agrees with decimal.js', () => {
  fc.assert(
    fc.property(decimal(2, -99_999_999, 99_999_999), decimal(4, 0, 99_999), (units, nav) => {
      const expected = new Exactly(units)
        .times(nav)
        .toFixed(2)
        .replace(/^-(0\.00)$/, '$1');
      expect(marketValue(Units.of(units), Nav.of(nav), 'MYR').toString()).toBe(expected);
    }),
  );
});

/** Random redemptions; `npm run test:long` takes 100,000. */
const redemptions = Number(process.env.PORTAL_REDEMPTIONS ?? 500);

test('[ITM-04] units of an amount and shares of it agree with decimal.js, and units at a price are the amount again', () => {
  fc.assert(
    fc.property(
      decimal(2, 0, 999_999_999),
      decimal(4, 1, 99_999),
      decimal(2, 0, 10_000),
      (amount, nav, percent) => {
        const money = Money.of('MYR', amount);
        const units = unitsAt(money, Nav.of(nav));
        expect(units.toString()).toBe(new Exactly(amount).div(nav).toFixed(2));
        expect(shareOf(money, Percent.of(percent)).toString()).toBe(
          new Exactly(amount).times(percent).div(100).toFixed(2),
        );
        // half a unit's hundredth and half a sen are lost at most
        const back = new Exactly(marketValue(units, Nav.of(nav), 'MYR').toString());
        const lost = new Exactly(nav).times('0.005').plus('0.005');
        expect(back.minus(amount).abs().lte(lost)).toBe(true);
      },
    ),
    { numRuns: redemptions },
  );
});

test('half a hundredth of a unit rounds up, and an amount without a price has no units', () => {
  expect(unitsAt(Money.of('MYR', '0.01'), Nav.of('2')).toString()).toBe('0.01');
  expect(unitsAt(Money.of('MYR', '0.01'), Nav.of('2.0001')).toString()).toBe('0.00');
  expect(unitsAt(Money.of('MYR', '100'), Nav.of('0')).isZero()).toBe(true);
  expect(shareOf(Money.of('USD', '0.50'), Percent.of('95')).toString()).toBe('0.48');
});

test.each([
  ['12642', '12000', '642.00', '5.35%', 'up'],
  ['9000', '12000', '\u22123,000.00', '\u221225.00%', 'down'],
  ['12000', '12000', '0.00', '0.00%', 'flat'],
])('value %s and cost %s give %s, %s, %s', (value, cost, gain, percent, direction) => {
  const result = gainOf(Money.of('MYR', value), Money.of('MYR', cost));
  expect(result.gain.format()).toBe(gain);
  expect(result.percent?.format()).toBe(percent);
  expect(result.direction).toBe(direction);
});

test('a holding without cost has no percentage', () => {
  const result = gainOf(Money.of('MYR', '5'), Money.of('MYR', '0'));
  expect(result.percent).toBeUndefined();
  expect(result.direction).toBe('up');
});

test('totals are separate for each currency', () => {
  const totals = sumByCurrency([
    Money.of('USD', '1.10'),
    Money.of('MYR', '2.00'),
    Money.of('USD', '2.20'),
    Money.of('MYR', '-0.50'),
  ]);
  expect(totals.map((total) => `${total.currency} ${total.format()}`)).toEqual(['USD 3.30', 'MYR 1.50']);
  expect(sumByCurrency([])).toEqual([]);
});

test.each([
  ['500', '3000', '10000', '150.00'],
  ['0.05', '1', '3', '0.02'],
  ['10000', '3000', '10000', '3000.00'],
  ['10', '0', '0', '0.00'],
])('[ITM-04] of %s units, the part %s of %s gives %s', (taken, part, whole, expected) => {
  expect(proportionOf(Units.of(taken), Units.of(part), Units.of(whole)).toString()).toBe(expected);
});
