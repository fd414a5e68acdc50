import type { FundReturn } from '@portal/shared/charts';
import { formatDate } from '@portal/shared/dates';
import {
  ageRangeText,
  isAboveCategory,
  isWholesale,
  mismatchOf,
  type Suitability,
} from '@portal/shared/selling';
import type { Offer } from '../../../core/pricing/offer.ts';
import { type ChargeRange, compareReturns, rangeText } from '../../../transaction-rules/index.ts';

/** How many funds fit side by side on a phone. */
export const maxCompared = 3;

/**
 * Returns the codes of the compared schemes with this one added at the end, or without it when it was there. Unchanged
 * when `maxCompared` are there already.
 */
export function toggleCompared(codes: readonly string[], code: string): readonly string[] {
  if (codes.includes(code)) return codes.filter((each) => each !== code);
  return codes.length < maxCompared ? [...codes, code] : codes;
}

/**
 * Returns the offers with these scheme codes, in the order in which they were ticked. A code that is not among the
 * offers any more is left out.
 */
export const comparedOffers = (offers: readonly Offer[], codes: readonly string[]): readonly Offer[] =>
  codes.flatMap((code) => offers.filter(({ scheme }) => scheme.scheme === code));

/** What the values of a comparison depend on, beside the offers. */
export interface ComparisonFacts {
  readonly suitability: Suitability;
  /** Returns the range of the sales charge of this order. */
  readonly chargeOf: (offer: Offer) => ChargeRange;
}

/** A fact of the compared funds. */
export interface ComparisonRow {
  readonly label: string;
  /** Figures are drawn as such; `text` is shown as it is. */
  readonly kind: 'text' | 'risk' | 'nav' | 'change';
  /** One for each fund; `–` where the listing has none. */
  readonly values: readonly string[];
  /** Second lines, where they are not the label's. */
  readonly notes?: readonly (string | undefined)[];
  /** Whether the funds have one text, without notes, which is shown once. */
  readonly isSame: boolean;
  /** What is said after the label: that the funds do not differ, or why they cannot be compared. */
  readonly remark?: string | undefined;
  /** What is drawn in place of the values, where a chart of them is possible. */
  readonly returns?: readonly FundReturn[];
}

/** Returns a risk and whether it is within the customer's category, which the row's label names, or above it. */
function riskText(satRank: number, suitability: Suitability): string {
  if (!('rank' in suitability)) return `${satRank} of 5`;
  return `${satRank} · ${isAboveCategory(satRank, suitability) ? 'above' : 'within'}`;
}

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

/** Returns what is drawn in the row of returns, with their currency and day, or why nothing is. */
function describeReturns(offers: readonly Offer[]): Pick<ComparisonRow, 'remark' | 'returns'> {
  const compared = compareReturns(offers);
  switch (compared.status) {
    case 'together': {
      const { currency, until, returns } = compared.value;
      return { remark: `in ${currency}, to ${formatDate(until)}`, returns };
    }
    case 'apart':
      return { remark: compared.reason };
    case 'unknown':
      return {};
  }
}

/**
 * Returns the rows in which funds are compared, such as risk, NAV and sales charge (ITM-12, ITM-13): for each a label,
 * the text of each fund, notes, and a remark if they do not differ. Returns of one currency and day are to be drawn.
 * Facts that the listings lack are dashes; ages are there only when a fund has bounds.
 */
export function comparisonRows(
  offers: readonly Offer[],
  { suitability, chargeOf }: ComparisonFacts,
): readonly ComparisonRow[] {
  const row = (
    label: string,
    read: (offer: Offer) => string,
    more: Partial<Pick<ComparisonRow, 'notes' | 'kind' | 'remark' | 'returns'>> = {},
  ): ComparisonRow => {
    const values = offers.map(read);
    const isEqual = new Set(values).size === 1;
    return {
      label,
      kind: 'text',
      values,
      isSame: isEqual && more.kind === undefined && more.notes === undefined,
      ...(isEqual ? { remark: 'the same' } : {}),
      ...more,
    };
  };
  const minimum = (amount: Offer['scheme']['minimumInitialInvestment'], currency: string) =>
    `${currency} ${amount.in(currency).format().replace(/\.00$/, '')}`;
  const ages = ({ scheme }: Offer) => ageRangeText(scheme) ?? '–';
  return [
    row('Risk', ({ fund }) => riskText(fund.satRank, suitability), {
      kind: 'risk',
      // without a valid assessment the reason is the same for every risk
      remark: 'rank' in suitability ? `customer is ${suitability.category}` : mismatchOf(suitability, 0),
    }),
    row('NAV', ({ scheme }) => `${scheme.currency} ${scheme.NAVPrice.format()}`, {
      kind: 'nav',
      notes: offers.map(({ scheme }) => formatDate(scheme.NAVPriceDate)),
    }),
    row('Year to date', ({ scheme }) => scheme.performanceYTD?.format() ?? '–', {
      kind: 'change',
      ...describeReturns(offers),
    }),
    row('First investment', ({ scheme }) => minimum(scheme.minimumInitialInvestment, scheme.currency)),
    row('Further investment', ({ scheme }) => minimum(scheme.minimumAdditionalInvestment, scheme.currency)),
    row('Sales charge', (offer) => rangeText(chargeOf(offer))),
    row('Asset class', ({ fund }) => fund.productAssetClass),
    row('Shariah', ({ scheme }) => yesNo(scheme.islamicConventional === 'Islamic')),
    row('EPF', ({ scheme }) => scheme.EPFStatus),
    row('Wholesale', ({ scheme, fund }) => yesNo(isWholesale(scheme, fund))),
    ...(offers.some((offer) => ages(offer) !== '–') ? [row('Ages', ages)] : []),
    row('Redemptions paid out', ({ scheme }) => scheme.redemptionCycle),
    row('Manager', ({ fund }) => fund.fundManager),
  ];
}
