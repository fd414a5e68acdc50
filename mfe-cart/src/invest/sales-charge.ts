import { Percent } from '@portal/shared/money';
import type { Plan } from '../core/plan.ts';

/** What may be charged for an order; both ends are allowed. */
export interface ChargeRange {
  readonly min: Percent;
  readonly max: Percent;
}

/** The maximum that may be charged to provident fund money (domain: funds and pricing). */
const epfMost = Percent.of('3');

const lesser = (one: Percent, other: Percent) => (one.compare(other) <= 0 ? one : other);

/** The scheme's range, cut to EPF's own limit on the EPF plan. */
export function chargeRange(plan: Plan, scheme: ChargeRange): ChargeRange {
  const max = plan === 'EPF' ? lesser(scheme.max, epfMost) : scheme.max;
  return { min: lesser(scheme.min, max), max };
}

/** `1.00% to 5.50%`, or `0.00%` where there is nothing to choose. */
export function rangeText({ min, max }: ChargeRange): string {
  return min.compare(max) === 0 ? max.format() : `${min.format()} to ${max.format()}`;
}

export type ChargeCheck =
  | { readonly status: 'met'; readonly percent: Percent }
  | { readonly status: 'broken'; readonly text: string };

/** Holds a typed sales charge against the range. */
export function checkCharge(typed: string, range: ChargeRange): ChargeCheck {
  const percent = Percent.parse(typed);
  if (!percent) return { status: 'broken', text: 'Enter a percentage with at most 2 decimals' };
  if (percent.compare(range.min) < 0 || percent.compare(range.max) > 0) {
    return { status: 'broken', text: `Enter ${rangeText(range)}` };
  }
  return { status: 'met', percent };
}
