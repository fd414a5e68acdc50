import type { Fund, Scheme } from '@portal/shared/api/funds';

/** A scheme that is on offer, and the fund behind it: what is traded is the first, its risk and documents are the second's. */
export interface Offer {
  readonly scheme: Scheme;
  readonly fund: Fund;
}

/** Joins schemes and funds by `fundCode`. A scheme without its fund has no known risk and is left out. */
export function joinOffers(schemes: readonly Scheme[], funds: readonly Fund[]): readonly Offer[] {
  const byCode = new Map(funds.map((fund) => [fund.fundCode, fund]));
  return schemes.flatMap((scheme) => {
    const fund = byCode.get(scheme.fundCode);
    return fund ? [{ scheme, fund }] : [];
  });
}

/** Whether the scheme is for sophisticated investors alone (domain: funds and pricing). */
export const isWholesale = (scheme: Pick<Scheme, 'fundStructure'>): boolean =>
  scheme.fundStructure === 'Wholesale';
