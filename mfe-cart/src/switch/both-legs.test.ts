import { Amount, Money, Nav, Percent, Units } from '@portal/shared/money';
import fc from 'fast-check';
import { offer } from '../core/fixtures/products.ts';
import { checkSize, sizeLimits } from '../transaction-rules/index.ts';
import { bothLegs } from './both-legs.ts';
import { targetMinimum } from './target.ts';

/** 1,000 units at 0.5000, of which 400 are switched into CBSUK at 1.1042 for a charge of 1%. */
const limits = sizeLimits(
  { currency: 'MYR', nav: Nav.of('0.5'), free: Units.of('1000') },
  { minimum: Units.of('0'), minimumLeft: Units.of('0') },
  'switch',
);
const { scheme, fund } = offer('CBSUK');
const target = { scheme: { ...scheme, NAVPrice: Nav.of('1.1042') }, fund };
const charge = Percent.of('1');
const size = { by: 'units', units: Units.of('400'), left: Units.of('600') } as const;

test('[SHL-07] both legs have their figures, and bars of one scale', () => {
  const targetUnits = Units.of('100');
  expect(bothLegs({ limits, size, target, targetUnits, charge })).toEqual({
    out: { bar: { rest: 60, moved: 40 }, left: Units.of('600'), leftValue: Money.of('MYR', '300.00') },
    in: {
      isEstimated: true,
      bar: { rest: 22, moved: 40 },
      charge: Money.of('MYR', '1.98'),
      net: Money.of('MYR', '198.02'),
      units: Units.of('179.33'),
      after: Units.of('279.33'),
    },
  });
});

test('an account without the target begins with nothing, and no figure of another currency is guessed', () => {
  const legs = bothLegs({ limits, size, target, targetUnits: undefined, charge });
  expect(legs?.in.after).toEqual(legs?.in.units);
  expect(bothLegs({ limits, size, target: offer('CBGTU'), targetUnits: undefined, charge })).toBeUndefined();
});

/** Decimal text of an integer with this many decimals, and the hundredths of a value: without the code under test. */
const textOf = (scaled: bigint, decimals: number) => {
  const digits = String(scaled).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
const hundredths = (value: Units | Money) => BigInt(value.toString().replace('.', ''));
/** A quotient, rounded half up. */
const rounded = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);

type Way = 'amount' | 'units' | 'all';

interface Facts {
  readonly way: Way;
  /** Hundredths: typed amount or units, units of the holding, least amount of the target, charge in percent. */
  readonly typed: bigint;
  readonly free: bigint;
  readonly least: bigint;
  readonly charge: bigint;
  /** Ten-thousandths. */
  readonly nav: bigint;
  readonly price: bigint;
}

/** What docs/domain.md (sections 2 and 3) say, in hundredths; `undefined` when the switch is refused. */
function expectedSwitch({ way, typed, free, least, charge: percent, nav, price }: Facts) {
  if (way !== 'all' && typed === 0n) return undefined;
  const units = way === 'all' ? free : way === 'units' ? typed : rounded(typed * 10_000n, nav);
  const highest = rounded(rounded(free * nav, 10_000n) * 95n, 100n);
  if (units > free || (way === 'amount' && typed > highest)) return undefined;
  const value = way === 'amount' ? typed : rounded(units * nav, 10_000n);
  if (value < rounded(least * 105n, 100n)) return undefined;
  const net = rounded(value * 10_000n, 10_000n + percent);
  return {
    left: free - units,
    leftValue: rounded((free - units) * nav, 10_000n),
    charge: value - net,
    net,
    bought: rounded(value * 100_000_000n, (10_000n + percent) * price),
  };
}

/** The same by the code under test. */
function actualSwitch({ way, typed, free, least, charge: percent, nav, price }: Facts) {
  const to = {
    scheme: {
      ...scheme,
      NAVPrice: Nav.of(textOf(price, 4)),
      minimumInitialInvestment: Amount.of(textOf(least, 2)),
    },
    fund,
  };
  const from = sizeLimits(
    { currency: 'MYR', nav: Nav.of(textOf(nav, 4)), free: Units.of(textOf(free, 2)) },
    { minimum: Units.of('0'), minimumLeft: Units.of('0'), leastValue: targetMinimum(to, false) },
    'switch',
  );
  const check = checkSize({ way, amount: textOf(typed, 2), units: textOf(typed, 2) }, from);
  if (check.status !== 'met') return undefined;
  const legs = bothLegs({
    limits: from,
    size: check.size,
    target: to,
    targetUnits: undefined,
    charge: Percent.of(textOf(percent, 2)),
  });
  return (
    legs && {
      left: hundredths(legs.out.left),
      leftValue: hundredths(legs.out.leftValue),
      charge: hundredths(legs.in.charge),
      net: hundredths(legs.in.net),
      bought: hundredths(legs.in.units),
    }
  );
}

/** Random switches; `npm run test:long` takes 100,000. */
const runs = Number(process.env.PORTAL_SWITCHES ?? 200);

test(`[ITM-05] [ITM-12] ${runs} random switches are accepted and refused, and both legs priced, as exact integers say`, () => {
  const came = { accepted: 0, refused: 0 };
  const integer = (min: number, max: number) => fc.integer({ min, max }).map(BigInt);
  fc.assert(
    fc.property(
      fc.record({
        way: fc.constantFrom<Way>('amount', 'units', 'all'),
        typed: integer(0, 12_000_000),
        free: integer(1, 10_000_000),
        least: integer(0, 200_000),
        charge: integer(0, 1_000),
        nav: integer(1, 99_999),
        price: integer(1, 99_999),
      }),
      (facts) => {
        const actual = actualSwitch(facts);
        came[actual ? 'accepted' : 'refused'] += 1;
        expect(actual).toEqual(expectedSwitch(facts));
      },
    ),
    { numRuns: runs },
  );
  expect(came.accepted).toBeGreaterThan(0);
  expect(came.refused).toBeGreaterThan(0);
  process.stdout.write(`measured: ${runs} switches, ${came.accepted} accepted, 0 wrong\n`);
});
