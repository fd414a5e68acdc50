import type { FundDocument, Scheme } from '@portal/shared/api/funds';
import { boughtLeg, type CartItem } from '../../core/items/cart-item.ts';

/** A bought scheme with the documents that the customer receives. */
export interface SchemeDocuments {
  readonly scheme: string;
  readonly schemeName: string;
  readonly documents: readonly FundDocument[];
}

/** The listed schemes, and the documents that are published of their funds. */
export type DocumentListings = readonly [schemes: readonly Scheme[], documents: readonly FundDocument[]];

/**
 * Returns the schemes that these items buy, each once, with its published documents; a scheme without any, or that is
 * not listed, has an empty list. The tuple is the listings of schemes and of documents.
 */
export function documentsByScheme(
  items: readonly CartItem[],
  [schemes, documents]: DocumentListings,
): readonly SchemeDocuments[] {
  const fundCodes = new Map(schemes.map(({ scheme, fundCode }) => [scheme, fundCode]));
  const bought = new Map(items.flatMap((item) => boughtLeg(item) ?? []).map((leg) => [leg.scheme, leg]));
  return [...bought.values()].map(({ scheme, schemeName }) => ({
    scheme,
    schemeName,
    documents: documents.filter(({ productCode }) => productCode === fundCodes.get(scheme)),
  }));
}

/**
 * Whether the customer must get fund documents for these items: a scheme that they buy has published ones. While the
 * listings are not loaded (`undefined`), any item that buys a scheme counts.
 */
export const hasFundDocuments = (
  items: readonly CartItem[],
  listings: DocumentListings | undefined,
): boolean =>
  listings
    ? documentsByScheme(items, listings).some(({ documents }) => documents.length > 0)
    : items.some((item) => boughtLeg(item));
