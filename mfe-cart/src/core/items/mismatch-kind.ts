import type { MismatchKind } from '@portal/shared/api/checkout-submission';
import type { ProductMismatch } from '@portal/shared/api/suitability';
import type { Suitability } from '@portal/shared/selling';

/**
 * Returns the kind of a mismatch that the service has found (domain, section 4). Without a valid assessment the
 * customer's rank is 0. A scheme within the customer's rank can only mismatch by its currency.
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

/** Returns why there is no valid assessment, by the customer's record: expired, declined, or none. */
export const assessmentGapOf = ({ state }: Suitability): AssessmentGap =>
  state === 'expired' || state === 'declined' ? state : 'none';
