import { isWholesale } from '@portal/shared/selling';
import type { Offer } from '../core/pricing/offer.ts';

const conventional = 'Conventional';

/**
 * Returns the tags of a fund for a list, where only what is special fits: those of `schemeTags` without `Conventional`.
 */
export const listTags = (offer: Offer): readonly string[] =>
  schemeTags(offer).filter((tag) => tag !== conventional);

/**
 * Returns the tags of a fund, as texts: asset class, `Shariah` or `Conventional`, and `Wholesale` if it is a wholesale
 * fund.
 */
export function schemeTags({ scheme, fund }: Offer): readonly string[] {
  return [
    fund.productAssetClass,
    scheme.islamicConventional === 'Islamic' ? 'Shariah' : conventional,
    ...(isWholesale(scheme, fund) ? ['Wholesale'] : []),
  ];
}
