import { isWholesale } from '@portal/shared/selling';
import type { Offer } from '../core/pricing/offer.ts';

const conventional = 'Conventional';

/** Returns the tags of a fund in a list, where only what is special fits: without `Conventional`. */
export const listTags = (offer: Offer): readonly string[] =>
  schemeTags(offer).filter((tag) => tag !== conventional);

/** Returns the tags of a fund: asset class, Shariah or conventional, and wholesale. */
export function schemeTags({ scheme, fund }: Offer): readonly string[] {
  return [
    fund.productAssetClass,
    scheme.islamicConventional === 'Islamic' ? 'Shariah' : conventional,
    ...(isWholesale(scheme, fund) ? ['Wholesale'] : []),
  ];
}
