import type { Customer } from '../../contract/api/customers.ts';
import { daysBetween } from '../../foundation/dates/index.ts';

/** Risk categories by SAT group, lowest first (docs/domain.md, section 4). */
const categories = {
  C: { rank: 1, category: 'Conservative' },
  MC: { rank: 2, category: 'Moderately Conservative' },
  M: { rank: 3, category: 'Moderate' },
  MA: { rank: 4, category: 'Moderately Aggressive' },
  A: { rank: 5, category: 'Aggressive' },
} as const;

const isGroup = (group: string): group is keyof typeof categories => Object.hasOwn(categories, group);

/** The `satDeclarationId` of a customer who declined to give information (docs/domain.md, section 4). */
const declinedDeclarationId = 3;

/** An assessment that ends within this number of days is `expiring`. */
export const expiringDays = 30;

/** Whether an assessment applies, by its last day. `validTo` is YYYY-MM-DD; `daysLeft` is 0 on that day. */
export type Validity =
  | { readonly state: 'valid' | 'expiring'; readonly validTo: string; readonly daysLeft: number }
  | { readonly state: 'expired'; readonly validTo: string };

/** The risk that an assessment permits: a rank from 1 to 5, and its name. */
interface RiskLimit {
  readonly rank: number;
  readonly category: string;
}

/** State of a customer's suitability assessment. */
export type Suitability =
  | (Extract<Validity, { state: 'valid' | 'expiring' }> & RiskLimit)
  | Extract<Validity, { state: 'expired' }>
  | { readonly state: 'declined' | 'none' };

/**
 * Returns whether an assessment whose last day is `validTo` is valid on `today`, expires within 30 days, or has
 * expired, and the days left: 0 on the last day. Both dates are YYYY-MM-DD; throws RangeError for an invalid one.
 */
export function validityOf(validTo: string, today: string): Validity {
  const daysLeft = daysBetween(today, validTo);
  if (daysLeft < 0) return { state: 'expired', validTo };
  return { state: daysLeft <= expiringDays ? 'expiring' : 'valid', validTo, daysLeft };
}

/**
 * Returns the state of a customer's suitability assessment on `today` (YYYY-MM-DD), with the risk that it permits while
 * it is valid. `none` without one, and when its group is unknown or it has no last day: the specification gives both
 * with every result.
 */
export function suitabilityOf(
  customer: Pick<Customer, 'satGroup' | 'satDeclarationId' | 'satEffectiveDateTo'>,
  today: string,
): Suitability {
  const { satGroup, satDeclarationId, satEffectiveDateTo } = customer;
  if (satDeclarationId === declinedDeclarationId) return { state: 'declined' };
  if (!satGroup || !isGroup(satGroup) || !satEffectiveDateTo) return { state: 'none' };
  const validity = validityOf(satEffectiveDateTo, today);
  return validity.state === 'expired' ? validity : { ...validity, ...categories[satGroup] };
}

/** Whether a fund is riskier than the customer's category, by their ranks: `limit` is 0 without a category. */
export const isOverLimit = (risk: number, limit: number): boolean => limit > 0 && risk > limit;

/** Returns whether a scheme's risk rank (1 to 5) is above the customer's; `false` without a valid assessment. */
export const isAboveCategory = (satRank: number, suitability: Suitability): boolean =>
  'rank' in suitability && isOverLimit(satRank, suitability.rank);

/**
 * Returns the sentence that says why a scheme of this risk rank (1 to 5) does not suit the customer, or `undefined`
 * when it does. For investment and switch-in; redemptions are not checked (docs/domain.md, section 4).
 */
export function mismatchOf(suitability: Suitability, satRank: number): string | undefined {
  switch (suitability.state) {
    case 'valid':
    case 'expiring':
      return isAboveCategory(satRank, suitability) ? 'Above this customer’s risk category.' : undefined;
    case 'none':
      return 'This customer has no suitability assessment.';
    case 'expired':
      return 'This customer’s suitability assessment has expired.';
    case 'declined':
      return 'This customer declined the suitability assessment.';
  }
}
