import type { Scheme } from '@portal/shared/api/funds';
import { isWholesale } from './offer.ts';
import type { Plan } from './plan.ts';

/** The facts of an investor that the scheme's rules use. */
export interface InvestingCustomer {
  readonly plan: Plan;
  /** Only for EPF accounts: `Konvensional` or `Shariah`. */
  readonly epfAccountType?: string | null | undefined;
  readonly isSophisticated: boolean;
}

type SchemeRules = Pick<
  Scheme,
  'isInvestmentAllow' | 'status' | 'productType' | 'EPFStatus' | 'fundStructure' | 'islamicConventional'
>;

/**
 * Returns why this scheme may not be bought under this plan, or `undefined` when it may (domain: roles, funds and
 * pricing, transaction rules). It does not check amounts or ages.
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
