import { isWholesale } from '@portal/shared/selling';
import type { Offer } from './offer.ts';

/** Returns the tags of a fund: asset class, Shariah or conventional, and wholesale. */
export function schemeTags({ scheme, fund }: Offer): readonly string[] {
  return [
    fund.productAssetClass,
    scheme.islamicConventional === 'Islamic' ? 'Shariah' : 'Conventional',
    ...(isWholesale(scheme, fund) ? ['Wholesale'] : []),
  ];
}
