import type { ProductMismatch } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import type { FieldProblem } from '@portal/shared/form-values';
import { reasonProblem } from '../core/form/reason-problem.ts';
import { mismatchKindOf } from '../core/items/mismatch-kind.ts';
import { type Acknowledgement, acknowledges } from '../core/items/mismatch-reasons.ts';

/** The answers for a fund that does not suit the customer. */
export interface MismatchValues {
  /** The customer knows of it; `null` when it is not ticked. */
  readonly acknowledged: Acknowledgement | null;
  readonly reason: string;
}

/**
 * Whether the customer's acknowledgement counts for the mismatch that the service has found: it was given for the same
 * kind. False without one (`null`). It does not look whether there is a mismatch.
 */
export const isAcknowledged = (acknowledged: Acknowledgement | null, mismatch: ProductMismatch): boolean =>
  acknowledged !== null && acknowledges(acknowledged, mismatchKindOf(mismatch));

/**
 * Returns what is missing because the bought fund does not suit the customer (acknowledgement, then reason), or because
 * the check runs or failed (SAT-04), which is shown at the field `fund`. Empty when the fund suits. `verb` is what the
 * customer still wants: `invest`.
 */
export function suitabilityProblems<Fund extends string>(
  { acknowledged, reason }: MismatchValues,
  mismatch: Loadable<ProductMismatch>,
  { fund, verb }: { readonly fund: Fund; readonly verb: string },
): readonly FieldProblem<Fund | 'acknowledged' | 'reason'>[] {
  if (mismatch.status === 'loading') return [{ field: fund, problem: 'Suitability is still being checked.' }];
  if (mismatch.status === 'failed')
    return [{ field: fund, problem: 'Suitability could not be checked: try that again first.' }];
  if (!mismatch.value.mismatch) return [];
  if (!isAcknowledged(acknowledged, mismatch.value)) {
    const problem = `Confirm that the customer knows this and still wants to ${verb}.`;
    return [{ field: 'acknowledged', problem }];
  }
  const problem = reasonProblem(reason);
  return problem ? [{ field: 'reason', problem }] : [];
}
