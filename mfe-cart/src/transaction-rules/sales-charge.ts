import type { Scheme } from '@portal/shared/api/funds';
import { cleanNumber } from '@portal/shared/clean-text';
import { Percent } from '@portal/shared/money';
import type { Plan } from '../core/plan.ts';

/** Inclusive range of an order's sales charge. */
export interface ChargeRange {
  readonly min: Percent;
  readonly max: Percent;
}

type SchemeCharges = Pick<Scheme, 'minSalesCharge' | 'feeCharges'>;

/** The maximum that may be charged to provident fund money (docs/domain.md, section 2). */
const epfMaximum = Percent.of('3');

const smallerOf = (one: Percent, other: Percent) => (one.compare(other) <= 0 ? one : other);

/**
 * Returns the range of a scheme's sales charge in percent; on the EPF plan its maximum, and a minimum above it, is
 * limited to EPF's maximum.
 */
export function chargeRange(plan: Plan, scheme: SchemeCharges): ChargeRange {
  const max = plan === 'EPF' ? smallerOf(scheme.feeCharges, epfMaximum) : scheme.feeCharges;
  return { min: smallerOf(scheme.minSalesCharge, max), max };
}

/**
 * Returns the sales charge in percent that a new order begins with, as text for its field (docs/domain.md, section 2): of an
 * investment the upper end of the range, the scheme's `feeCharges`; of a switch the lower end, its `minSalesCharge`;
 * each within what the plan allows.
 */
export const startingCharge = (action: 'invest' | 'switch', { min, max }: ChargeRange): string =>
  (action === 'invest' ? max : min).toString();

/** Formats a range: `1.00% to 5.50%`, or `0.00%` when both ends are equal. */
export function rangeText({ min, max }: ChargeRange): string {
  return min.compare(max) === 0 ? max.format() : `${min.format()} to ${max.format()}`;
}

/** Result of checking a typed sales charge. */
type ChargeCheck =
  | { readonly status: 'met'; readonly percent: Percent }
  | { readonly status: 'broken'; readonly text: string };

/**
 * Checks a typed sales charge against the range: `met` with the percentage, or `broken` with the text below the field,
 * also when nothing is typed.
 */
export function checkCharge(typed: string, range: ChargeRange): ChargeCheck {
  const percent = Percent.parse(cleanNumber(typed));
  if (!percent) return { status: 'broken', text: 'Enter a percentage with at most 2 decimals' };
  if (percent.compare(range.min) < 0 || percent.compare(range.max) > 0) {
    return { status: 'broken', text: `Enter ${rangeText(range)}` };
  }
  return { status: 'met', percent };
}
