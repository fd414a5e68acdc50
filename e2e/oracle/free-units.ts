/**
 * What is free of a holding beside pending orders and a cart, by docs/domain.md, sections 3 and 7, in whole numbers: units in
 * hundredths, money in sen, prices in ten-thousandths. Written by hand, apart from the code of portal and sandbox.
 */

/** A holding as the service lists it. `b`: of a private retirement scheme, where the service says it. */
export interface Listed {
  readonly units: bigint;
  readonly pending: bigint;
  readonly b?: bigint;
  /** Pending units of sub-account B; absent when the service does not say it. */
  readonly pendingB?: bigint;
}

/** An order that the cart has for this holding. */
export interface Ordered {
  readonly from: 'B' | 'A and B';
  readonly by: 'amount' | 'units' | 'all';
  /** Sen or hundredths of units; of all it is not read. */
  readonly figure: bigint;
}

/** Units that nothing takes. */
export interface FreeUnits {
  readonly units: bigint;
  readonly b: bigint | undefined;
}

const rounded = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);
const least = (one: bigint, other: bigint) => (one < other ? one : other);
const over0 = (figure: bigint) => (figure < 0n ? 0n : figure);

/** Returns what is free of a holding after the orders of a cart, one after the other. */
export function freeAfter(listed: Listed, orders: readonly Ordered[], nav: bigint): FreeUnits {
  let { pending, b } = listed;
  let pendingB = listed.pendingB ?? (pending === 0n ? 0n : undefined);
  const free = () => over0(listed.units - pending);
  const freeB = () => (b === undefined ? undefined : least(free(), over0(b - (pendingB ?? 0n))));
  for (const { from, by, figure } of orders) {
    const units = by === 'all' ? listed.units : by === 'units' ? figure : rounded(figure * 10_000n, nav);
    const own = freeB();
    if (own !== undefined && b !== undefined) {
      const ofB = from === 'B' ? units : free() === 0n ? 0n : rounded(units * own, free());
      if (pendingB === undefined) b -= ofB;
      else pendingB += ofB;
    }
    pending += units;
  }
  return { units: free(), b: freeB() };
}

/** The most that may be taken by amount: 95% of what the units are worth, in sen, never more. */
export const mostByAmount = (units: bigint, nav: bigint): bigint => (units * nav * 95n) / 1_000_000n;
