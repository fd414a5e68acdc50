import { type Buyer, investmentRefusal } from '../core/investable.ts';
import type { Product } from '../core/product.ts';

/** What the finder is narrowed down to; an empty text means any. */
export interface FinderFilters {
  readonly words: string;
  readonly currency: string;
  readonly assetClass: string;
  /** Risk rank as typed into the list, `1` to `5`: this risk or less. */
  readonly risk: string;
  readonly shariahOnly: boolean;
  readonly epfOnly: boolean;
}

export const noFilters: FinderFilters = {
  words: '',
  currency: '',
  assetClass: '',
  risk: '',
  shariahOnly: false,
  epfOnly: false,
};

/** Values that the lists of the finder offer, drawn from what may be bought. */
export interface FinderFacets {
  readonly currencies: readonly string[];
  readonly assetClasses: readonly string[];
}

/** What this buyer may invest in, by name. */
export function investable(products: readonly Product[], buyer: Buyer): readonly Product[] {
  return products
    .filter(({ scheme }) => investmentRefusal(scheme, buyer) === undefined)
    .toSorted((one, other) => one.scheme.schemeName.localeCompare(other.scheme.schemeName));
}

const distinct = (values: readonly string[]) => [...new Set(values)].toSorted();

export function facetsOf(products: readonly Product[]): FinderFacets {
  return {
    currencies: distinct(products.map(({ scheme }) => scheme.currency)),
    assetClasses: distinct(products.map(({ fund }) => fund.productAssetClass)),
  };
}

/** Products that meet every filter; each word must stand in the name or in the code. */
export function findProducts(products: readonly Product[], filters: FinderFilters): readonly Product[] {
  const words = filters.words.toLowerCase().split(/\s+/).filter(Boolean);
  const most = Number(filters.risk || '5');
  return products.filter(({ scheme, fund }) => {
    const text = `${scheme.schemeName} ${scheme.scheme}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (filters.currency === '' || scheme.currency === filters.currency) &&
      (filters.assetClass === '' || fund.productAssetClass === filters.assetClass) &&
      fund.satRank <= most &&
      (!filters.shariahOnly || scheme.islamicConventional === 'Islamic') &&
      (!filters.epfOnly || scheme.EPFStatus === 'Approved')
    );
  });
}
