import { type InvestingCustomer, investmentRefusal } from '../../core/investable.ts';
import type { Offer } from '../../core/offer.ts';

/** What the finder is narrowed down to; an empty text means any. */
export interface FundFilters {
  readonly words: string;
  readonly currency: string;
  readonly assetClass: string;
  /** Risk rank as typed into the list, `1` to `5`: this risk or less. */
  readonly risk: string;
  readonly shariahOnly: boolean;
  readonly epfOnly: boolean;
}

export const noFilters: FundFilters = {
  words: '',
  currency: '',
  assetClass: '',
  risk: '',
  shariahOnly: false,
  epfOnly: false,
};

/** Values that the lists of the finder offer, drawn from what may be invested in. */
export interface FundFilterOptions {
  readonly currencies: readonly string[];
  readonly assetClasses: readonly string[];
}

/** What this who may invest in, by name. */
export function investableOffers(offers: readonly Offer[], who: InvestingCustomer): readonly Offer[] {
  return offers
    .filter(({ scheme }) => investmentRefusal(scheme, who) === undefined)
    .toSorted((one, other) => one.scheme.schemeName.localeCompare(other.scheme.schemeName));
}

const distinct = (values: readonly string[]) => [...new Set(values)].toSorted();

export function filterOptionsOf(offers: readonly Offer[]): FundFilterOptions {
  return {
    currencies: distinct(offers.map(({ scheme }) => scheme.currency)),
    assetClasses: distinct(offers.map(({ fund }) => fund.productAssetClass)),
  };
}

/** Offers that meet every filter; each word must stand in the name or in the code. */
export function filterOffers(offers: readonly Offer[], filters: FundFilters): readonly Offer[] {
  const words = filters.words.toLowerCase().split(/\s+/).filter(Boolean);
  const max = Number(filters.risk || '5');
  return offers.filter(({ scheme, fund }) => {
    const text = `${scheme.schemeName} ${scheme.scheme}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (filters.currency === '' || scheme.currency === filters.currency) &&
      (filters.assetClass === '' || fund.productAssetClass === filters.assetClass) &&
      fund.satRank <= max &&
      (!filters.shariahOnly || scheme.islamicConventional === 'Islamic') &&
      (!filters.epfOnly || scheme.EPFStatus === 'Approved')
    );
  });
}
