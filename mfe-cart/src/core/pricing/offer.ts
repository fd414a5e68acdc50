import type { Fund, Scheme } from '@portal/shared/api/funds';

/** A scheme and its fund. The scheme is traded; the fund has its risk and documents. */
export interface Offer {
  readonly scheme: Scheme;
  readonly fund: Fund;
}

/**
 * Joins each scheme with its fund (`fundCode`) to an offer, in the order of the schemes. A scheme without a fund has no
 * known risk and is left out.
 */
export function joinOffers(schemes: readonly Scheme[], funds: readonly Fund[]): readonly Offer[] {
  const byCode = new Map(funds.map((fund) => [fund.fundCode, fund]));
  return schemes.flatMap((scheme) => {
    const fund = byCode.get(scheme.fundCode);
    return fund ? [{ scheme, fund }] : [];
  });
}
