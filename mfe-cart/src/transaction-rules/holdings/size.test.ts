import { Money, Nav, Units } from '@portal/shared/money';
import fc from 'fast-check';
import { checkSize, sizeLimits } from './size.ts';

/** 1,000 units at 0.5000: MYR 500.00, of which 95% are MYR 475.00. */
const minimums = { minimum: Units.of('200'), minimumLeft: Units.of('300') };
const limits = sizeLimits(
  { currency: 'MYR', nav: Nav.of('0.5'), free: Units.of('1000') },
  minimums,
  'redeem',
);
const typed = (way: 'amount' | 'units' | 'all', text = '') => ({ way, amount: text, units: text });

test.each([
  ['amount', '', 'empty', 'At most MYR 475.00 by amount, 95% of the value'],
  ['amount', '100', 'met', 'At most MYR 475.00 by amount, 95% of the value'],
  ['amount', 'RM 100.00', 'met', 'At most MYR 475.00 by amount, 95% of the value'],
  ['amount', '99.99', 'broken', 'At least 200 units at once, or all'],
  ['amount', '350', 'met', 'At most MYR 475.00 by amount, 95% of the value'],
  ['amount', '350.01', 'broken', 'Leaves 299.98 units, minimum 300: redeem less, or all'],
  [
    'amount',
    '475.01',
    'broken',
    'At most MYR 475.00 by amount, 95% of the value: above that, use units or all',
  ],
  ['amount', '0', 'broken', 'Enter an amount over 0'],
  ['amount', 'some', 'broken', 'Enter an amount in digits, such as 1,000.50'],
  ['units', '', 'empty', 'At most 1,000 units'],
  ['units', '200', 'met', 'At most 1,000 units'],
  ['units', ' 200 units', 'met', 'At most 1,000 units'],
  ['units', '199.99', 'broken', 'At least 200 units at once, or all'],
  ['units', '700', 'met', 'At most 1,000 units'],
  ['units', '880', 'broken', 'Leaves 120 units, minimum 300: redeem less, or all'],
  ['units', '1,000', 'met', 'All 1,000 units'],
  ['units', '1000.01', 'broken', 'At most 1,000 units'],
  ['units', '0', 'broken', 'Enter units over 0'],
  ['units', '1.005', 'broken', 'Enter units with at most 2 decimals, such as 1,000.50'],
  ['all', '', 'met', 'All 1,000 units'],
] as const)('[ITM-12] by %s, %j is %s: %s', (way, text, status, says) => {
  expect(checkSize(typed(way, text), limits)).toMatchObject({ status, text: says });
});

test('all typed as units is all, and below the minimum only all is possible', () => {
  expect(checkSize(typed('units', '1000'), limits)).toMatchObject({ size: { by: 'all' } });
  const few = { ...limits, free: Units.of('120.50') };
  expect(checkSize(typed('units', '100'), few)).toMatchObject({ status: 'broken' });
  expect(checkSize(typed('all'), few)).toMatchObject({ status: 'met', text: 'All 120.50 units' });
});

const worth = { ...limits, leastValue: { money: Money.of('MYR', '250'), why: 'the minimum of CBSUK' } };
const tooLittle = 'Worth less than MYR 250.00, the minimum of CBSUK';
test.each([
  ['amount', '250', 'met', 'At most MYR 475.00 by amount, 95% of the value'],
  ['amount', '249.99', 'broken', tooLittle],
  ['units', '500', 'met', 'At most 1,000 units'],
  ['units', '499.98', 'broken', tooLittle],
  ['all', '', 'met', 'All 1,000 units'],
] as const)('[ITM-12] with a least value, by %s, %j is %s: %s', (way, text, status, says) => {
  expect(checkSize(typed(way, text), worth)).toMatchObject({ status, text: says });
});

test.each(['all', 'units'] as const)('[ITM-12] all %s that are worth too little are refused', (way) => {
  const few = { ...worth, free: Units.of('499') };
  const field = way === 'all' ? 'way' : 'units';
  expect(checkSize(typed(way, '499'), few)).toMatchObject({ status: 'broken', text: tooLittle, field });
});

const ofB = { ...limits, minimum: Units.of('1'), minimumLeft: Units.of('0'), part: { kept: Units.of('70') } };
test.each([
  ['amount', '475', 'met', 'At most MYR 475.00 by amount, 95% of the value of sub-account B', '120.00'],
  ['units', '400', 'met', 'At most 1,000 units of sub-account B', '670.00'],
  ['units', '1,000', 'met', 'All 1,000 units of sub-account B', '70.00'],
  ['units', '0.99', 'broken', 'At least 1 unit at once', '1069.01'],
  ['all', '', 'met', 'All 1,000 units of sub-account B', '70.00'],
] as const)(
  '[ITM-12] of sub-account B by %s, %j is %s: %s, and sub-account A stays',
  (way, text, ...rest) => {
    const [status, says, left] = rest;
    const check = checkSize(typed(way, text), ofB);
    expect(check).toMatchObject({ status, text: says });
    expect('size' in check && check.size?.left.toString()).toBe(left);
  },
);

test.each([
  ['units', '1000', 'met', 'At most 1,000 units'],
  ['all', '', 'broken', 'It is not known how many units sub-account B has: enter them'],
] as const)(
  '[ITM-12] of a sub-account B that is not known by %s, %j is %s: %s',
  (way, text, status, says) => {
    const check = checkSize(typed(way, text), { ...ofB, part: {} });
    expect(check).toMatchObject({ status, text: says });
    expect('size' in check && check.size?.by).not.toBe('all');
  },
);

test('nothing is taken where no units are free', () => {
  expect(checkSize(typed('all'), { ...limits, free: Units.of('0') })).toMatchObject({
    status: 'broken',
    field: 'way',
  });
});

/** Decimal text of a number of hundredths, and the other way round: exact, and without the code under test. */
const textOf = (scaled: bigint | number) =>
  `${BigInt(scaled) / 100n}.${String(BigInt(scaled) % 100n).padStart(2, '0')}`;
const hundredths = (value: Units | Money) => BigInt(value.toString().replace('.', ''));
/** A quotient, rounded half up. */
const rounded = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);

/** 95% of the value of free units at a NAV in ten thousandths, rounded down: the limit is never above what there is. */
const highestOf = (free: bigint, nav: bigint) => (free * nav * 95n) / 1_000_000n;

type Way = 'amount' | 'units' | 'all';

/** What the rules of docs/domain.md, section 3, say, in hundredths: units taken and left, or `undefined` when refused. */
function expectedSize(way: Way, text: bigint, [free, nav, minimum, minimumLeft]: readonly bigint[]) {
  if (free === undefined || nav === undefined || minimum === undefined || minimumLeft === undefined) return;
  if (way === 'all') return { units: free, left: 0n };
  if (text === 0n) return undefined;
  const units = way === 'units' ? text : rounded(text * 10_000n, nav);
  if (units > free || (way === 'amount' && text > highestOf(free, nav))) return undefined;
  const left = free - units;
  return left > 0n && (units < minimum || left < minimumLeft) ? undefined : { units, left };
}

/** Random redemptions; `npm run test:long` takes 100,000. */
const runs = Number(process.env.PORTAL_REDEMPTIONS ?? 500);

test(`[ITM-04] [ITM-12] ${runs} random redemptions are accepted and refused as exact integers say, and none leaves less than nothing`, () => {
  const came = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(
      fc.tuple(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 99_999 }),
        fc.nat(100_000),
        fc.nat(100_000),
      ),
      fc.nat(12_000_000),
      fc.constantFrom<Way>('amount', 'units', 'all'),
      (facts, text, way) => {
        const [free, nav, minimum, minimumLeft] = facts;
        const price = `${Math.floor(nav / 10_000)}.${String(nav % 10_000).padStart(4, '0')}`;
        const any = sizeLimits(
          { currency: 'MYR', nav: Nav.of(price), free: Units.of(textOf(free)) },
          { minimum: Units.of(textOf(minimum)), minimumLeft: Units.of(textOf(minimumLeft)) },
          'redeem',
        );
        const check = checkSize(typed(way, textOf(text)), any);
        const size =
          check.status === 'met'
            ? { units: hundredths(check.size.units), left: hundredths(check.size.left) }
            : undefined;
        came[size ? 'accepted' : 'refused'] += 1;
        expect(size).toEqual(expectedSize(way, BigInt(text), facts.map(BigInt)));
        expect(hundredths(any.highestAmount)).toBe(highestOf(BigInt(free), BigInt(nav)));
      },
    ),
    { numRuns: runs },
  );
  expect(came.accepted).toBeGreaterThan(0);
  expect(came.refused).toBeGreaterThan(0);
  process.stdout.write(`measured: ${runs} redemptions, ${came.accepted} accepted, 0 wrong\n`);
});
