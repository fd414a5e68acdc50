import { isWholesale, type Product } from '../core/product.ts';

/** Facts of a fund in a word each: asset class, law, and what limits who may buy it. */
export function schemeTags({ scheme, fund }: Product): readonly string[] {
  return [
    fund.productAssetClass,
    scheme.islamicConventional === 'Islamic' ? 'Shariah' : 'Conventional',
    ...(isWholesale(scheme) ? ['Wholesale'] : []),
  ];
}
