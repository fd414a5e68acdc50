/**
 * Withdrawals from PRS by docs/domain.md, section 3, in whole numbers: money in sen, units in hundredths, prices in
 * ten-thousandths. Written by hand, apart from the code of portal and sandbox.
 */

/** By reason: the sub-accounts that it takes, the least value of one withdrawal in sen, and the ages that it is for. */
export const reasons: Readonly<
  Record<string, { readonly from: 'B' | 'A and B'; readonly least: bigint; readonly ages: readonly number[] }>
> = {
  1: { from: 'A and B', least: 0n, ages: [55, 999] },
  2: { from: 'B', least: 0n, ages: [0, 54] },
  3: { from: 'B', least: 0n, ages: [0, 999] },
  4: { from: 'B', least: 50_000n, ages: [0, 999] },
  5: { from: 'B', least: 50_000n, ages: [0, 999] },
  6: { from: 'A and B', least: 0n, ages: [0, 999] },
  7: { from: 'A and B', least: 0n, ages: [0, 999] },
  8: { from: 'A and B', least: 0n, ages: [0, 999] },
  9: { from: 'A and B', least: 0n, ages: [0, 999] },
};

/** What can be taken from. */
export interface Free {
  /** Units that no pending transaction takes. */
  readonly units: bigint;
  /** Those of them in sub-account B; `undefined` when the service does not say it. */
  readonly b: bigint | undefined;
  readonly nav: bigint;
}

/** How much is taken: sen, units, or all that the reason gives. */
export type Taken =
  | { readonly by: 'amount'; readonly sen: bigint }
  | { readonly by: 'units'; readonly units: bigint }
  | { readonly by: 'all' };

/** The size in the payload, with amount and units as texts with 2 decimals. */
export interface SentSize {
  readonly amountOrUnit: 'AMOUNT' | 'UNIT';
  readonly amount: string;
  readonly units: string;
  readonly redeemAll: boolean;
}

const oneUnit = 100n;

/** A quotient, rounded half up. */
const rounded = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);
const worthOf = (units: bigint, nav: bigint) => rounded(units * nav, 10_000n);
const unitsOf = (sen: bigint, nav: bigint) => rounded(sen * 10_000n, nav);
/** Decimal text of hundredths. */
export const textOf = (hundredths: bigint) =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;

/** Whether units may leave: what the reason gives, 95% by amount (rounded down), the least value, the least units unless nothing stays. */
function mayLeave(reason: string, { units: free, b, nav }: Free, taken: Exclude<Taken, { by: 'all' }>) {
  const { from, least } = reasons[reason] ?? { from: 'B', least: 0n };
  const available = from === 'B' && b !== undefined ? b : free;
  const units = taken.by === 'units' ? taken.units : unitsOf(taken.sen, nav);
  const value = taken.by === 'units' ? worthOf(units, nav) : taken.sen;
  const size = taken.by === 'units' ? taken.units : taken.sen;
  if (size <= 0n || units > available || value < least) return false;
  if (taken.by === 'amount' && taken.sen > (available * nav * 95n) / 1_000_000n) return false;
  return units === free || units >= oneUnit;
}

/** Returns what the form sends for a reason at an age; `undefined` when it refuses. */
export function sentFor(
  reason: string,
  age: number | undefined,
  free: Free,
  taken: Taken,
): SentSize | undefined {
  const rule = reasons[reason];
  if (!rule) return undefined;
  const [lowest = 0, highest = 0] = rule.ages;
  if (age !== undefined && (age < lowest || age > highest)) return undefined;
  const isOfB = rule.from === 'B';
  const available = isOfB ? free.b : free.units;
  // a reason of B without its units: the agent must say how many
  if (taken.by === 'all' && available === undefined) return undefined;
  const size = taken.by === 'all' ? ({ by: 'units', units: available ?? 0n } as const) : taken;
  if (!mayLeave(reason, free, size)) return undefined;
  return size.by === 'amount'
    ? { amountOrUnit: 'AMOUNT', amount: textOf(size.sen), units: '0.00', redeemAll: false }
    : {
        amountOrUnit: 'UNIT',
        amount: '0.00',
        units: textOf(size.units),
        redeemAll: !isOfB && size.units === free.units,
      };
}

/** What the service alone knows of a member. */
export interface Member {
  readonly age: number | undefined;
  /** Whether the first contribution was a year ago or earlier. */
  readonly isPastFirstYear: boolean;
  /** Whether a pre-retirement withdrawal was made this year. */
  readonly hasWithdrawnThisYear: boolean;
}

/** Whether the service takes an order: of all units, an amount or units. It does not refuse to tax for nothing. */
export function serviceTakes(
  reason: string,
  member: Member,
  free: Free & { readonly b: bigint },
  taken: Exclude<Taken, { by: 'all' }>,
  redeemAll: boolean,
): boolean {
  const rule = reasons[reason];
  if (!rule) return false;
  if (reason === '1' && (member.age === undefined || member.age < 55)) return false;
  if (reason === '2' && (!member.isPastFirstYear || member.hasWithdrawnThisYear)) return false;
  if (redeemAll && rule.from === 'B') return false;
  const { least } = rule;
  const units = taken.by === 'units' ? taken.units : 0n;
  // all units of a small holding may be less than one unit
  if (redeemAll) return units > 0n && units <= free.units && worthOf(units, free.nav) >= least;
  return mayLeave(reason, free, taken);
}
