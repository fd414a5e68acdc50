import type { MismatchKind } from '@portal/shared/api/checkout-submission';
import type { ProductMismatch } from '@portal/shared/api/suitability';
import type { Suitability } from '@portal/shared/selling';

/**
 * Returns the kind of a mismatch that the service has found (docs/domain.md, section 4): `no-assessment` when the customer's
 * rank is 0, `risk` when the scheme's rank is higher, else `currency`. It does not tell whether there is a mismatch.
 */
export function mismatchKindOf({
  customerRank,
  schemeRank,
}: Pick<ProductMismatch, 'customerRank' | 'schemeRank'>): MismatchKind {
  if (customerRank === 0) return 'no-assessment';
  return schemeRank > customerRank ? 'risk' : 'currency';
}

/** Why there is no valid assessment. */
export type AssessmentGap = 'none' | 'expired' | 'declined';

/**
 * Returns why a customer has no valid suitability assessment: `expired`, `declined`, or `none`. Call it only when there
 * is none that is valid: a valid one gives `none` too.
 */
export const assessmentGapOf = ({ state }: Suitability): AssessmentGap =>
  state === 'expired' || state === 'declined' ? state : 'none';
