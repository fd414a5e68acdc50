import { cleanNumber } from '@portal/shared/clean-text';
import type { Offer } from '../core/pricing/offer.ts';

/** Filters of the fund search; an empty text means any. */
export interface FundFilters {
  readonly words: string;
  readonly currency: string;
  readonly assetClass: string;
  /** Maximum risk rank, `1` to `5`. */
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

/** Returns the highest risk of a filter as its list says it. */
export const riskLimitText = (risk: string): string => (risk === '1' ? '1 only' : `Up to ${risk}`);

/** A filter that is set. */
interface ActiveFilter {
  /** `MYR`, `Risk up to 3`. */
  readonly label: string;
  /** What removes it. */
  readonly removal: Partial<FundFilters>;
}

/** Returns the filters that are set, but for the words of the search. */
export function activeFilters(filters: FundFilters): readonly ActiveFilter[] {
  const { currency, assetClass, risk, shariahOnly, epfOnly } = filters;
  return [
    { label: currency, removal: { currency: '' } },
    { label: assetClass, removal: { assetClass: '' } },
    { label: risk && `Risk ${riskLimitText(risk).toLowerCase()}`, removal: { risk: '' } },
    { label: shariahOnly ? 'Shariah only' : '', removal: { shariahOnly: false } },
    { label: epfOnly ? 'EPF-approved only' : '', removal: { epfOnly: false } },
  ].filter(({ label }) => label !== '');
}

/** Values of the search's filter lists. */
interface FundFilterOptions {
  readonly currencies: readonly string[];
  readonly assetClasses: readonly string[];
}

const distinct = (values: readonly string[]) => [...new Set(values)].toSorted();

/** Returns the currencies and asset classes that the offers have, each once, for the lists of the filters. */
export function filterOptionsOf(offers: readonly Offer[]): FundFilterOptions {
  return {
    currencies: distinct(offers.map(({ scheme }) => scheme.currency)),
    assetClasses: distinct(offers.map(({ fund }) => fund.productAssetClass)),
  };
}

/** Returns a function that tells whether each word of a search is in the name or in the code, in any case. */
export function wordsMatcher(typed: string): (name: string, code: string) => boolean {
  const words = cleanNumber(typed).toLowerCase().split(/ +/);
  return (name, code) => {
    const text = `${name} ${code}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/**
 * Returns the offers that match all filters, in their order; an empty filter matches all. `risk` is the highest risk.
 */
export function filterOffers(offers: readonly Offer[], filters: FundFilters): readonly Offer[] {
  const matches = wordsMatcher(filters.words);
  const maxRisk = Number(filters.risk || '5');
  return offers.filter(
    ({ scheme, fund }) =>
      matches(scheme.schemeName, scheme.scheme) &&
      (filters.currency === '' || scheme.currency === filters.currency) &&
      (filters.assetClass === '' || fund.productAssetClass === filters.assetClass) &&
      fund.satRank <= maxRisk &&
      (!filters.shariahOnly || scheme.islamicConventional === 'Islamic') &&
      (!filters.epfOnly || scheme.EPFStatus === 'Approved'),
  );
}
