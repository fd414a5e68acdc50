import { isWholesale, type Offer } from '../../core/offer.ts';

/** Facts of a fund in a word each: asset class, law, and what limits who may buy it. */
export function schemeTags({ scheme, fund }: Offer): readonly string[] {
  return [
    fund.productAssetClass,
    scheme.islamicConventional === 'Islamic' ? 'Shariah' : 'Conventional',
    ...(isWholesale(scheme) ? ['Wholesale'] : []),
  ];
}
