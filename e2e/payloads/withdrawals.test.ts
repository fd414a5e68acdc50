import { taxOf } from '@portal/shared/items';
import { Money } from '@portal/shared/money';
import fc from 'fast-check';
import { withdrawalOf } from '../../mfe-cart/src/transaction-rules/withdrawals/withdrawal.ts';
import {
  type Free,
  reasons,
  type SentSize,
  sentFor,
  serviceTakes,
  type Taken,
  textOf,
} from '../oracle/withdrawals.ts';
import { ids, isInCart, portalSends, sandboxTakes, sourceOf } from './withdrawals.fixtures.ts';

const enough: Free = { units: 1_000_000n, b: 300_000n, nav: 5_000n };
const noB: Free = { units: 1_000_000n, b: 0n, nav: 5_000n };
const unknown: Free = { units: 1_000_000n, b: undefined, nav: 5_000n };

/** What all of a reason is at each age: units, `all` when the whole holding is redeemed, or refused. */
const boundaries: readonly (readonly [string, number | undefined, string, string, string])[] = [
  // reason, age, with B of 3,000.00, with an empty B, without sub-accounts
  ['1', 17, 'refused', 'refused', 'refused'],
  ['1', 54, 'refused', 'refused', 'refused'],
  ['1', 55, 'all', 'all', 'all'],
  ['1', 90, 'all', 'all', 'all'],
  ['1', undefined, 'all', 'all', 'all'],
  ['2', 17, '3000.00', 'refused', 'refused'],
  ['2', 54, '3000.00', 'refused', 'refused'],
  ['2', 55, 'refused', 'refused', 'refused'],
  ['2', 90, 'refused', 'refused', 'refused'],
  ['2', undefined, '3000.00', 'refused', 'refused'],
  ['3', 17, '3000.00', 'refused', 'refused'],
  ['3', 54, '3000.00', 'refused', 'refused'],
  ['3', 55, '3000.00', 'refused', 'refused'],
  ['3', 90, '3000.00', 'refused', 'refused'],
  ['4', 17, '3000.00', 'refused', 'refused'],
  ['4', 54, '3000.00', 'refused', 'refused'],
  ['4', 55, '3000.00', 'refused', 'refused'],
  ['4', 90, '3000.00', 'refused', 'refused'],
  ['5', 17, '3000.00', 'refused', 'refused'],
  ['5', 54, '3000.00', 'refused', 'refused'],
  ['5', 55, '3000.00', 'refused', 'refused'],
  ['5', 90, '3000.00', 'refused', 'refused'],
  ['6', 17, 'all', 'all', 'all'],
  ['6', 55, 'all', 'all', 'all'],
  ['6', 90, 'all', 'all', 'all'],
  ['7', 17, 'all', 'all', 'all'],
  ['7', 55, 'all', 'all', 'all'],
  ['7', 90, 'all', 'all', 'all'],
  ['8', 17, 'all', 'all', 'all'],
  ['8', 55, 'all', 'all', 'all'],
  ['8', 90, 'all', 'all', 'all'],
  ['9', 17, 'all', 'all', 'all'],
  ['9', 55, 'all', 'all', 'all'],
  ['9', 90, 'all', 'all', 'all'],
  ['10', 17, 'refused', 'refused', 'refused'],
  ['10', 55, 'refused', 'refused', 'refused'],
  ['10', 90, 'refused', 'refused', 'refused'],
];

const allOf = (size: SentSize | undefined) => {
  if (!size) return 'refused';
  return size.redeemAll ? 'all' : size.units;
};

test.each(boundaries)(
  '[ITM-04] all for reason %s at age %p is %s, with an empty B %s, without sub-accounts %s',
  (reason, age, ...expected) => {
    expect(
      [enough, noB, unknown].map((free) => allOf(portalSends(reason, age, free, { by: 'all' }))),
    ).toEqual(expected);
  },
);

const ages = [undefined, ...Array.from({ length: 74 }, (_none, index) => 17 + index)];
const takens: readonly Taken[] = [
  { by: 'all' },
  { by: 'units', units: 100_000n },
  { by: 'units', units: 300_000n },
  { by: 'units', units: 300_001n },
  { by: 'units', units: 1_000_000n },
  { by: 'amount', sen: 49_999n },
  { by: 'amount', sen: 50_000n },
  { by: 'amount', sen: 142_500n },
  { by: 'amount', sen: 142_501n },
  { by: 'amount', sen: 475_000n },
  { by: 'amount', sen: 475_001n },
];

test(`[ITM-04] every reason at every age from 17 to 90 with every holding sends what docs/domain.md, section 3, says`, () => {
  let cases = 0;
  const wrong = ids.flatMap((reason) =>
    ages.flatMap((age) =>
      [enough, noB, unknown].flatMap((free) =>
        takens.flatMap((taken) => {
          cases += 1;
          const is = JSON.stringify(portalSends(reason, age, free, taken));
          const shall = JSON.stringify(sentFor(reason, age, free, taken));
          return is === shall ? [] : [`${reason} at ${age} ${taken.by}: ${is}, not ${shall}`];
        }),
      ),
    ),
  );
  expect(wrong).toEqual([]);
  expect(cases).toBe(11 * 75 * 3 * 11);
});

test('[ITM-04] only a pre-retirement withdrawal is taxed: 8%, and tax and net add up', () => {
  const taxed = Object.keys(reasons).filter((reason) => {
    const withdrawal = withdrawalOf(reason, reason === '2' ? 41 : 60, sourceOf(enough));
    return withdrawal.status === 'allowed' && withdrawal.terms.isTaxed;
  });
  expect(taxed).toEqual(['2']);
  for (const [gross, net, tax] of [
    ['200', '184.00', '16.00'],
    ['0.07', '0.06', '0.01'],
    ['1803.50', '1659.22', '144.28'],
  ] as const) {
    const parts = taxOf(Money.of('MYR', gross));
    expect([parts.net.toString(), parts.tax.toString()]).toEqual([net, tax]);
  }
});

/** Random withdrawals; `npm run test:long` takes 100,000. */
const runs = Number(process.env.PORTAL_WITHDRAWALS ?? 1_000);

/** Figures at the limits of a holding, a hundredth beside them, and any. */
function figuresAt({ units, b = 0n, nav }: Free): readonly bigint[] {
  const limits = [units, b, 100n, 50_000n, units - 100n, b - 100n];
  const values = [units, b].map((each) => (each * nav) / 10_000n);
  const highest = [units, b].map((each) => (each * nav * 95n) / 1_000_000n);
  return [...limits, ...values, ...highest].flatMap((at) => [at - 1n, at, at + 1n]);
}

const withdrawals = fc
  .record({
    reason: fc.constantFrom(...ids),
    age: fc.option(fc.oneof(fc.integer({ min: 17, max: 90 }), fc.constantFrom(54, 55)), { nil: undefined }),
    units: fc.oneof(fc.nat(300), fc.nat(2_000_000)),
    shareOfB: fc.oneof(fc.constantFrom(0, 30, 100), fc.nat(100)),
    isBKnown: fc.boolean(),
    nav: fc.integer({ min: 1, max: 39_999 }),
    by: fc.constantFrom('amount', 'units', 'all'),
    at: fc.nat(40),
    any: fc.nat(2_500_000),
    redeemAll: fc.boolean(),
    isPastFirstYear: fc.boolean(),
    hasWithdrawnThisYear: fc.boolean(),
  })
  .map(({ units, shareOfB, nav, by, at, any, ...rest }) => {
    const b = (BigInt(units) * BigInt(shareOfB)) / 100n;
    const free = { units: BigInt(units), b, nav: BigInt(nav) };
    const figure = figuresAt(free)[at] ?? BigInt(any);
    const size = figure < 0n ? 0n : figure;
    const taken: Taken =
      by === 'all' ? { by } : by === 'amount' ? { by, sen: size } : { by: 'units', units: size };
    return { ...rest, free, taken };
  });

test(`[ITM-04] [ITM-12] ${runs} random withdrawals are accepted and refused as the rules say, by form, cart and sandbox`, () => {
  const came = { form: 0, cart: 0, service: 0 };
  fc.assert(
    fc.property(withdrawals, ({ reason, age, free, taken, isBKnown, redeemAll, ...facts }) => {
      const seen = isBKnown ? free : { ...free, b: undefined };
      const sent = portalSends(reason, age, seen, taken);
      expect(sent).toEqual(sentFor(reason, age, seen, taken));
      if (sent) {
        came.form += 1;
        expect(isInCart(reason, age, seen, sent)).toBe(true);
      }
      // any other client's order of the same size
      const size = taken.by === 'all' ? ({ by: 'units', units: free.units } as const) : taken;
      const isAll = size.by === 'units' && (taken.by === 'all' || redeemAll);
      const order: SentSize =
        size.by === 'amount'
          ? { amountOrUnit: 'AMOUNT', amount: textOf(size.sen), units: '0.00', redeemAll: false }
          : { amountOrUnit: 'UNIT', amount: '0.00', units: textOf(size.units), redeemAll: isAll };
      const hasSize = size.by === 'amount' ? size.sen > 0n : size.units > 0n;
      if (!hasSize) return;
      const member = { age, ...facts };
      const takes = serviceTakes(reason, member, free, size, isAll);
      expect(sandboxTakes(reason, member, free, order)).toBe(takes);
      if (takes) came.service += 1;
      // an order that lies in the cart: all units are all that are free now
      if (isAll && size.by === 'units' && size.units !== free.units) return;
      const known = { ...member, isPastFirstYear: true, hasWithdrawnThisYear: false };
      const isWell =
        serviceTakes(reason, { ...known, age: age ?? 55 }, free, size, isAll) &&
        !(reason === '2' && age !== undefined && age >= 55);
      expect(isInCart(reason, age, free, order)).toBe(isWell);
      if (isWell) came.cart += 1;
    }),
    { numRuns: runs },
  );
  for (const accepted of Object.values(came)) {
    expect(accepted).toBeGreaterThan(runs / 50);
    expect(accepted).toBeLessThan(runs);
  }
  process.stdout.write(
    `measured: ${runs} withdrawals, accepted by form ${came.form}, cart ${came.cart}, sandbox ${came.service}, 0 wrong\n`,
  );
});
