import { accountHolding } from '@portal/shared/api/holdings';
import { Units } from '@portal/shared/money';
import { decoded } from '@portal/shared/testing';
import fc from 'fast-check';
import { someLists, wireRedemption, wireSwitching } from '../../mfe-cart/src/core/fixtures/cart.ts';
import { wireHolding } from '../../mfe-cart/src/core/fixtures/holding.ts';
import { itemsOf } from '../../mfe-cart/src/core/items/from-wire.ts';
import { holdingAfterCart } from '../../mfe-cart/src/transaction-rules/holdings/cart-units.ts';
import {
  checkSize,
  type SizeLimits,
  sizeLimits,
} from '../../mfe-cart/src/transaction-rules/holdings/size.ts';
import { freeSubAccounts, freeUnitsOf } from '../../mfe-cart/src/transaction-rules/holdings/sub-accounts.ts';
import {
  withdrawalLimits,
  withdrawalOf,
} from '../../mfe-cart/src/transaction-rules/withdrawals/withdrawal.ts';
import { freeAfter, type Listed, mostByAmount, type Ordered } from '../oracle/free-units.ts';
import { integerOf } from '../oracle/sums.ts';
import { reasons, textOf } from '../oracle/withdrawals.ts';

const accountId = '3000088125';
const scheme = 'CBPRG';
const minimums = { minimum: Units.of('1'), minimumLeft: Units.of('0') };

/** Random orders; `npm run test:long` takes 100,000. */
const runs = Number(process.env.PORTAL_LIMITS ?? 800);

const hundredths = (most: number) => fc.oneof(fc.nat(300), fc.nat(most)).map(BigInt);

/** An order in the cart: by the reason of a withdrawal, or a switch, which takes both sub-accounts. */
const ordered = fc.record({
  reason: fc.constantFrom('1', '2', '3', '4', '6', '9', 'switch'),
  by: fc.constantFrom('amount', 'units', 'units', 'all'),
  figure: hundredths(400_000).map((figure) => figure + 1n),
  isOfOther: fc.boolean(),
});
type CartOrder = typeof ordered extends fc.Arbitrary<infer Order> ? Order : never;

const cases = fc
  .record({
    units: hundredths(2_000_000),
    pendingShare: fc.constantFrom(0, 0, 7, 50, 100, 130),
    shareOfB: fc.option(fc.nat(100), { nil: undefined }),
    isPendingBKnown: fc.boolean(),
    nav: fc.integer({ min: 1, max: 39_999 }).map(BigInt),
    cart: fc.array(ordered, { maxLength: 4 }),
    reason: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9', 'switch', 'redeem'),
  })
  .map(({ units, pendingShare, shareOfB, isPendingBKnown, ...rest }) => {
    const pending = (units * BigInt(pendingShare)) / 100n;
    const listed: Listed = {
      units,
      pending,
      ...(shareOfB === undefined ? {} : { b: (units * BigInt(shareOfB)) / 100n }),
      ...(shareOfB !== undefined && isPendingBKnown ? { pendingB: (pending * BigInt(shareOfB)) / 100n } : {}),
    };
    return { listed, ...rest };
  });

const numberOf = (figure: bigint, places = 100) => Number(figure) / places;

/** The holding as the portal reads it. */
function holdingOf({ units, pending, b, pendingB }: Listed, nav: bigint) {
  const [holding] = decoded(accountHolding, {
    holdings: [
      wireHolding({
        accountId,
        scheme,
        units: numberOf(units),
        pendingUnits: numberOf(pending),
        nav: numberOf(nav, 10_000),
        ...(b === undefined
          ? {}
          : {
              subAccounts: {
                a: numberOf(units - b),
                b: numberOf(b),
                ...(pendingB === undefined ? {} : { pendingB: numberOf(pendingB) }),
              },
            }),
      }),
    ],
    totals: [],
    asOf: null,
  }).holdings;
  if (!holding) throw new Error('no holding');
  return holding;
}

/** The cart as the service lists it. */
function cartOf(orders: readonly CartOrder[]) {
  const sizeOf = ({ by, figure }: CartOrder) =>
    by === 'amount'
      ? ({ amountOrUnit: 'AMOUNT', amount: numberOf(figure), units: 0 } as const)
      : ({ amountOrUnit: 'UNIT', amount: 0, units: numberOf(figure) } as const);
  const schemeOf = ({ isOfOther }: CartOrder) => (isOfOther ? 'CBPRM' : scheme);
  const lists = someLists({
    redemption: orders
      .filter(({ reason }) => reason !== 'switch')
      .map((order, at) =>
        wireRedemption(`r${at}`, {
          accountId,
          plan: 'PRS',
          paymentInstruction: 'PRS',
          scheme: schemeOf(order),
          withdrawalReason: order.reason,
          redeemAll: order.by === 'all',
          ...sizeOf(order),
        }),
      ),
    switching: orders
      .filter(({ reason }) => reason === 'switch')
      .map((order, at) =>
        wireSwitching(`s${at}`, {
          accountId,
          plan: 'PRS',
          fromScheme: schemeOf(order),
          switchAll: order.by === 'all',
          ...sizeOf(order),
        }),
      ),
  });
  return itemsOf('Digital Transaction', lists);
}

/** The orders of the cart that take units of the holding, redemptions before switches, as the cart lists them. */
const takenBy = (orders: readonly CartOrder[]): readonly Ordered[] =>
  orders
    .filter(({ isOfOther }) => !isOfOther)
    .toSorted((one, other) => Number(one.reason === 'switch') - Number(other.reason === 'switch'))
    .map(({ reason, by, figure }) => ({ from: reasons[reason]?.from ?? 'A and B', by, figure }));

/** The limits that the drawer shows for a reason, a switch, or a redemption of another plan; none for one that is refused. */
function limitsOf(reason: string, holding: ReturnType<typeof holdingOf>): SizeLimits | undefined {
  const source = { ...holding, free: freeUnitsOf(holding) };
  if (reason === 'switch' || reason === 'redeem') return sizeLimits(source, minimums, reason);
  const withdrawal = withdrawalOf(reason, undefined, {
    ...source,
    subAccounts: freeSubAccounts(holding),
  });
  return withdrawal.status === 'allowed' ? withdrawalLimits(withdrawal, source, minimums) : undefined;
}

/** The figure in a text of a limit: `At most MYR 475.00 by amount, …`, `At most 1,000 units`, `All 1,000 units`. */
const shownIn = (text: string) => {
  const figure = /^(?:At most|All) (?:MYR )?([\d,]+(?:\.\d\d)?)/.exec(text)?.[1];
  if (figure === undefined) throw new Error(`no limit in: ${text}`);
  return integerOf(figure);
};

test(`[ITM-12] of ${runs} random orders no limit is shown above what is free, and none below it`, () => {
  let shown = 0;
  fc.assert(
    fc.property(cases, ({ listed, nav, cart, reason }) => {
      const free = freeAfter(listed, takenBy(cart), nav);
      const available = reasons[reason]?.from === 'B' && free.b !== undefined ? free.b : free.units;
      const limits = limitsOf(reason, holdingAfterCart(holdingOf(listed, nav), cartOf(cart)));
      if (!limits || available === 0n) {
        // too little for the reason, or nothing
        if (limits) expect(checkSize({ way: 'all', amount: '', units: '' }, limits).status).toBe('broken');
        return;
      }
      shown += 1;
      const textFor = (way: 'amount' | 'units' | 'all') =>
        checkSize({ way, amount: '', units: '' }, limits).text;
      const amount = shownIn(textFor('amount'));
      expect(amount).toBe(mostByAmount(available, nav));
      expect(amount * 1_000_000n <= available * nav * 95n).toBe(true);
      expect(shownIn(textFor('units'))).toBe(available);
      // all of B is not offered where B is not known, and all that is worth too little is refused
      if (textFor('all').startsWith('All')) expect(shownIn(textFor('all'))).toBe(available);
      // what is shown can be typed, and takes no more than there is
      const typed = checkSize({ way: 'amount', amount: textOf(amount), units: '' }, limits);
      expect(typed.text).not.toMatch(/above that, use units or all$/);
      if (typed.status === 'met') expect(integerOf(typed.size.units.toString()) <= available).toBe(true);
      const one = checkSize({ way: 'amount', amount: textOf(amount + 1n), units: '' }, limits);
      expect(one.status).toBe('broken');
      const more = checkSize({ way: 'units', amount: '', units: textOf(available + 1n) }, limits);
      expect(more.status).toBe('broken');
    }),
    { numRuns: runs },
  );
  expect(shown).toBeGreaterThan(runs / 4);
});
