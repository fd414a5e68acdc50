import fc from 'fast-check';
import { compare, marketValue, splitSalesCharge, sum } from '../money.ts';
import type { OrderItem } from './order-item.ts';
import { investment, redemption, switching } from './settlement.fixtures.ts';
import { type Position, positionAfter, settleOrder, settleTogether } from './settlement.ts';

const prices: Readonly<Record<string, string>> = {
  CBMGF: '0.7214',
  CBBND: '1.2107',
  CBBAL: '0.8433',
  CBIAS: '0.6321',
  CBPRG: '0.5512',
  CBPRA: '0.6100',
};
const facts = (positions: Readonly<Record<string, Position>> = {}) => ({
  positionOf: (scheme: string) => positions[scheme] ?? { units: '0.00', cost: '0.00' },
  navOf: (scheme: string) => prices[scheme] ?? '1.0000',
});
const holding = (units: string, cost: string) => ({ units, cost });

interface Case {
  readonly what: string;
  readonly item: OrderItem;
  readonly has: Readonly<Record<string, Position>>;
  /** Type, scheme, gross, charge, NAV, units, change of cost. */
  readonly bookings: readonly (readonly string[])[];
  readonly payout?: string;
}

const cases: readonly Case[] = [
  {
    what: 'the worked example of an investment',
    item: investment({ scheme: 'CBIAS', amount: 10_000, salesCharge: 5.5 }),
    has: {},
    bookings: [['SA', 'CBIAS', '10000.00', '521.33', '0.6321', '14995.53', '10000.00']],
  },
  {
    what: 'a redemption of units',
    item: redemption({ amountOrUnit: 'UNIT', units: 250.5 }),
    has: { CBMGF: holding('1000.00', '700.00') },
    bookings: [['RD', 'CBMGF', '180.71', '0.00', '0.7214', '-250.50', '-175.35']],
    payout: '180.71',
  },
  {
    what: 'a redemption of an amount: the units are rounded, the money is the amount',
    item: redemption({ amountOrUnit: 'AMOUNT', amount: 200 }),
    has: { CBMGF: holding('1000.00', '700.00') },
    bookings: [['RD', 'CBMGF', '200.00', '0.00', '0.7214', '-277.24', '-194.07']],
    payout: '200.00',
  },
  {
    what: 'a redemption of all units: the whole cost leaves with them',
    item: redemption({ amountOrUnit: 'UNIT', units: 1_000, redeemAll: true }),
    has: { CBMGF: holding('1000.00', '700.01') },
    bookings: [['RD', 'CBMGF', '721.40', '0.00', '0.7214', '-1000.00', '-700.01']],
    payout: '721.40',
  },
  {
    what: 'a pre-retirement withdrawal: 92% is paid',
    item: redemption({ plan: 'PRS', scheme: 'CBPRG', units: 333.33, withdrawalReason: '2' }),
    has: { CBPRG: holding('400.00', '0.00') },
    bookings: [['RD', 'CBPRG', '183.73', '0.00', '0.5512', '-333.33', '0.00']],
    payout: '169.03',
  },
  {
    what: 'a withdrawal for health: no tax',
    item: redemption({ plan: 'PRS', scheme: 'CBPRG', units: 333.33, withdrawalReason: '3' }),
    has: { CBPRG: holding('400.00', '0.00') },
    bookings: [['RD', 'CBPRG', '183.73', '0.00', '0.5512', '-333.33', '0.00']],
    payout: '183.73',
  },
  {
    what: 'a switch of units, with the target’s charge',
    item: switching({ units: 2_500, salesCharge: 1 }),
    has: { CBMGF: holding('2500.00', '700.00') },
    bookings: [
      ['SO', 'CBMGF', '1803.50', '0.00', '0.7214', '-2500.00', '-700.00'],
      ['SI', 'CBBND', '1803.50', '17.86', '1.2107', '1474.89', '1803.50'],
    ],
  },
  {
    what: 'a switch of an amount under EPF',
    item: switching({
      plan: 'EPF',
      fromScheme: 'CBBAL',
      toScheme: 'CBMGF',
      amountOrUnit: 'AMOUNT',
      amount: 1_050,
      units: 0,
      salesCharge: 3,
    }),
    has: { CBBAL: holding('2490.22', '2000.00') },
    bookings: [
      ['SO', 'CBBAL', '1050.00', '0.00', '0.8433', '-1245.11', '-1000.00'],
      ['SI', 'CBMGF', '1050.00', '30.58', '0.7214', '1413.11', '1050.00'],
    ],
  },
  {
    what: 'a switch within PRS, without a fee',
    item: switching({ plan: 'PRS', fromScheme: 'CBPRG', toScheme: 'CBPRA', units: 333.33, salesCharge: 0 }),
    has: { CBPRG: holding('333.33', '183.00') },
    bookings: [
      ['SO', 'CBPRG', '183.73', '0.00', '0.5512', '-333.33', '-183.00'],
      ['SI', 'CBPRA', '183.73', '0.00', '0.6100', '301.20', '183.73'],
    ],
  },
];

test.each(cases)('[ITM-04] [ITM-05] settles $what', ({ item, has, bookings, payout }) => {
  const settled = settleOrder(item, facts(has));
  expect(settled).toMatchObject({ status: 'settled' });
  if (settled.status !== 'settled') return;
  expect(
    settled.bookings.map(({ type, scheme, gross, charge, nav, units, cost }) => [
      type,
      scheme,
      gross,
      charge,
      nav,
      units,
      cost,
    ]),
  ).toEqual(bookings);
  expect(settled.payout?.amount).toBe(payout);
});

test.each([
  ['more units than the account has', redemption({ units: 1_000.01 }), 'has 1000.00 units of CBMGF'],
  [
    'an amount above the value',
    redemption({ amountOrUnit: 'AMOUNT', amount: 721.41, units: 0 }),
    'the order takes 1000.01',
  ],
  ['a scheme that is not in the account', redemption({ scheme: 'CBBND' }), 'has 0.00 units of CBBND'],
  [
    'an amount that is worth no unit',
    switching({ fromScheme: 'CBMGF', amountOrUnit: 'AMOUNT', amount: 0, units: 0 }),
    'less than a hundredth of a unit',
  ],
  ['another currency', switching({ toCurrency: 'USD' }), 'must stay in the same currency'],
] as const)('[ITM-12] refuses %s', (_what, item, words) => {
  const settled = settleOrder(item, facts({ CBMGF: holding('1000.00', '700.00') }));
  expect(settled).toEqual({ status: 'refused', reason: expect.stringContaining(words) });
});

test('[APP-02] the items of an application settle one after the other, or not at all', () => {
  const has = facts({ CBMGF: holding('1000.00', '700.00') });
  const entries = [{ item: redemption({ units: 600 }) }, { item: redemption({ units: 400 }) }];
  const settled = settleTogether(entries, has);
  expect(settled).toMatchObject([
    { bookings: [{ units: '-600.00', cost: '-420.00' }] },
    { bookings: [{ units: '-400.00', cost: '-280.00' }] },
  ]);
  expect(settleTogether([...entries, { item: redemption({ units: 0.01 }) }], has)).toEqual({
    reason: 'The account has 0.00 units of CBMGF, and the order takes 0.01.',
  });
});

const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => (value / 100).toFixed(2));
const navs = fc.integer({ min: 1_000, max: 30_000 }).map((value) => (value / 10_000).toFixed(4));
const charges = fc.integer({ min: 0, max: 650 }).map((value) => value / 100);
const sizes = fc.oneof(
  cents(9_999_999).map((units) => ({ amountOrUnit: 'UNIT' as const, units: Number(units), amount: 0 })),
  cents(9_999_999).map((amount) => ({ amountOrUnit: 'AMOUNT' as const, amount: Number(amount), units: 0 })),
);
const positions = fc.record({ units: cents(9_999_999), cost: cents(9_999_999) });

/** An order of any kind and size, the account's holding, and the two prices. */
const anyOrder = fc.record({
  item: fc.oneof(
    sizes.map((size) => redemption(size)),
    fc.tuple(sizes, charges).map(([size, salesCharge]) => switching({ ...size, salesCharge })),
    fc
      .tuple(cents(9_999_999), charges)
      .map(([amount, salesCharge]) => investment({ scheme: 'CBMGF', amount: Number(amount), salesCharge })),
  ),
  position: positions,
  nav: navs,
  targetNav: navs,
});

test('[ITM-12] refuses a switch whose proceeds buy no unit', () => {
  const smallest = switching({ amountOrUnit: 'AMOUNT', amount: 0.01, units: 0, salesCharge: 0 });
  const settled = settleOrder(smallest, {
    positionOf: () => ({ units: '0.01', cost: '0.01' }),
    navOf: (scheme) => (scheme === 'CBMGF' ? '0.6667' : '2.0001'),
  });
  expect(settled).toEqual({ status: 'refused', reason: expect.stringContaining('a unit of CBBND') });
});

test('[ITM-12] no order leaves negative units or a negative cost, and units times price is the money', () => {
  fc.assert(
    fc.property(anyOrder, ({ item, position, nav, targetNav }) => {
      const settled = settleOrder(item, {
        positionOf: (scheme) => (scheme === 'CBMGF' ? position : { units: '0.00', cost: '0.00' }),
        navOf: (scheme) => (scheme === 'CBMGF' ? nav : targetNav),
      });
      if (settled.status === 'refused') return;
      for (const booking of settled.bookings) {
        const before = booking.scheme === 'CBMGF' ? position : { units: '0.00', cost: '0.00' };
        const after = positionAfter(before, booking);
        expect(compare(after.units, '0')).toBeGreaterThanOrEqual(0);
        expect(compare(after.cost, '0')).toBeGreaterThanOrEqual(0);
        // an empty holding has cost nothing
        if (compare(after.units, '0') === 0) expect(after.cost).toBe('0.00');
        const moved = booking.units.replace('-', '');
        const worth = Number(marketValue(moved, booking.nav));
        const money = Number(booking.gross) - Number(booking.charge);
        expect(Math.abs(worth - money)).toBeLessThanOrEqual(0.005 * Number(booking.nav) + 0.0101);
      }
    }),
  );
});

test('[ITM-05] a switch buys with what it sold: no money appears, and only the charge is lost', () => {
  fc.assert(
    fc.property(sizes, charges, positions, navs, navs, (size, salesCharge, position, nav, targetNav) => {
      const settled = settleOrder(switching({ ...size, salesCharge }), {
        positionOf: () => position,
        navOf: (scheme) => (scheme === 'CBMGF' ? nav : targetNav),
      });
      if (settled.status === 'refused') return;
      const [sold, bought] = settled.bookings;
      expect(bought?.gross).toBe(sold?.gross);
      expect(settled.payout).toBeUndefined();
      const split = splitSalesCharge(sold?.gross ?? '0', String(salesCharge), targetNav);
      expect(sum([split.net, bought?.charge ?? '0'])).toBe(sold?.gross);
    }),
  );
});

test('[ITM-12] any orders of one application leave no negative units, and the bookings are the whole change', () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 5 }), positions, navs, (orders, position, nav) => {
      const nothing = { units: '0.00', cost: '0.00' };
      const positionOf = (scheme: string) => (scheme === 'CBMGF' ? position : nothing);
      const settled = settleTogether(orders, { positionOf, navOf: () => nav });
      if ('reason' in settled) return;
      for (const scheme of ['CBMGF', 'CBBND']) {
        const bookings = settled.flatMap((item) => item.bookings).filter((each) => each.scheme === scheme);
        const after = bookings.reduce(positionAfter, positionOf(scheme));
        expect(compare(after.units, '0')).toBeGreaterThanOrEqual(0);
        expect(compare(after.cost, '0')).toBeGreaterThanOrEqual(0);
        expect(after.units).toBe(sum([positionOf(scheme).units, ...bookings.map(({ units }) => units)]));
      }
    }),
  );
});
