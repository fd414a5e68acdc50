import type { Scheme } from '@portal/shared/api/funds';
import { isWholesale } from './offer.ts';
import type { Plan } from './plan.ts';

/** Who wants to invest, as far as the scheme's rules ask. */
export interface InvestingCustomer {
  readonly plan: Plan;
  /** Of an EPF account: `Konvensional` or `Shariah`. */
  readonly epfAccountType?: string | null | undefined;
  readonly isSophisticated: boolean;
}

type SchemeRules = Pick<
  Scheme,
  'isInvestmentAllow' | 'status' | 'productType' | 'EPFStatus' | 'fundStructure' | 'islamicConventional'
>;

/**
 * Why this scheme may not be invested in under this plan, or `undefined` when it may (domain: roles, funds and
 * pricing, transaction rules). Amounts and ages are looked at elsewhere.
 */
export function investmentRefusal(scheme: SchemeRules, who: InvestingCustomer): string | undefined {
  const isPrs = scheme.productType === 'PRS';
  if (isPrs && who.plan !== 'PRS') return 'Private retirement schemes need a PRS account.';
  if (!isPrs && who.plan === 'PRS') return 'A PRS account takes private retirement schemes only.';
  if (!scheme.isInvestmentAllow || scheme.status === 'Closed')
    return 'This scheme is closed to new investment.';
  if (who.plan === 'EPF' && scheme.EPFStatus !== 'Approved') return 'This scheme is not approved for EPF.';
  if (who.plan === 'EPF' && who.epfAccountType === 'Shariah' && scheme.islamicConventional !== 'Islamic') {
    return 'This customer’s EPF account takes Shariah funds only.';
  }
  if (isWholesale(scheme) && !who.isSophisticated) {
    return 'Wholesale funds are for sophisticated investors only.';
  }
  return undefined;
}
