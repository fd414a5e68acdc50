import type { Customer } from '@portal/shared/api/customers';

/** Risk categories by SAT group, lowest first (domain: suitability). */
const categories = {
  C: { rank: 1, name: 'Conservative' },
  MC: { rank: 2, name: 'Moderately Conservative' },
  M: { rank: 3, name: 'Moderate' },
  MA: { rank: 4, name: 'Moderately Aggressive' },
  A: { rank: 5, name: 'Aggressive' },
} as const;

const isGroup = (group: string): group is keyof typeof categories => Object.hasOwn(categories, group);

/** `satDeclarationId` of a customer who declined the assessment; the rank is then 0. */
const declined = 3;

/** The customer's facts for a suitability check. */
type SuitabilityFacts = Pick<Customer, 'satGroup' | 'satDeclarationId' | 'satEffectiveDateTo'>;

/** The risk that the customer's assessment permits today. */
type RiskLimit =
  | { readonly status: 'valid'; readonly rank: number; readonly category: string }
  | { readonly status: 'missing' | 'expired' | 'declined' };

/** Returns the customer's risk limit on `today` (YYYY-MM-DD). */
export function riskLimit(facts: SuitabilityFacts, today: string): RiskLimit {
  const { satGroup, satDeclarationId, satEffectiveDateTo } = facts;
  if (satDeclarationId === declined) return { status: 'declined' };
  if (!satGroup || !isGroup(satGroup)) return { status: 'missing' };
  if (!satEffectiveDateTo || satEffectiveDateTo < today) return { status: 'expired' };
  const { rank, name } = categories[satGroup];
  return { status: 'valid', rank, category: name };
}

/** Formats the risk limit: `Moderate, risk up to 3`. */
export function riskNote(limit: RiskLimit): string {
  switch (limit.status) {
    case 'valid':
      return `${limit.category}, risk up to ${limit.rank}`;
    case 'missing':
      return 'No suitability assessment';
    case 'expired':
      return 'Suitability assessment expired';
    case 'declined':
      return 'Suitability assessment declined';
  }
}

/** Returns why a fund of this rank does not suit, or `undefined` when it does. Redemptions are not checked. */
export function mismatchOf(limit: RiskLimit, satRank: number): string | undefined {
  switch (limit.status) {
    case 'valid':
      return satRank > limit.rank ? 'Riskier than this customer’s category.' : undefined;
    case 'missing':
      return 'This customer has no suitability assessment.';
    case 'expired':
      return 'This customer’s suitability assessment has expired.';
    case 'declined':
      return 'This customer declined the suitability assessment.';
  }
}
