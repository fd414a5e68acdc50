import { formatDate } from '@portal/shared/dates';
import { Percent } from '@portal/shared/money';
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

/** A fact of the compared funds in which they differ. */
export interface ComparisonRow {
  readonly label: string;
  /** Under the label: what the values are of. */
  readonly note?: string | undefined;
  /** Figures are drawn as such; `text` is shown as it is. */
  readonly kind: 'text' | 'risk' | 'price' | 'change';
  /** One for each fund; `–` where the listing has none. */
  readonly values: readonly string[];
  /** Second lines, where funds have their own. */
  readonly notes?: readonly (string | undefined)[];
  /** What is drawn below the values. */
  readonly bars?: ComparisonBars;
}

/** Bars of all funds on one scale, in percent. Inexact: only to draw them. */
export interface ComparisonBars {
  readonly low: number;
  readonly high: number;
  /** Absent for a fund that has no value. */
  readonly spans: readonly (readonly [from: number, to: number] | undefined)[];
}

/** What is compared: rows of what differs, and a sentence of all that does not. */
export interface Comparison {
  readonly rows: readonly ComparisonRow[];
  readonly same: string | undefined;
}

/** A fact, and how a sentence says it where all funds have the same. */
interface Fact extends ComparisonRow {
  readonly inSentence: string;
}

const one = Percent.of('1');
const numberOf = (percent: Percent) => percent.fractionOf(one);

/** Returns bars on a scale that contains zero and has round ends. */
function barsOf(spans: ComparisonBars['spans']): ComparisonBars {
  const numbers = spans.flatMap((span) => span ?? []);
  const size = Math.max(...numbers.map(Math.abs), 1);
  const step = size > 5 ? 5 : 1;
  const [low, high] = [Math.min(...numbers, 0), Math.max(...numbers, 0)];
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step, spans };
}

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

/** Returns when money is paid, in words, from the listing's `T+4`. */
function paidOutText(cycle: string): string {
  const days = /^T\+(\d+)$/.exec(cycle)?.[1];
  return days === undefined ? cycle : `Paid out ${days} working day${days === '1' ? '' : 's'} later`;
}

/** Returns the risk of the funds, and whether each is above the customer's category. */
function riskOf(offers: readonly Offer[], suitability: Suitability): Fact {
  const hasLimit = 'rank' in suitability;
  const noteOf = ({ fund }: Offer) =>
    isAboveCategory(fund.satRank, suitability)
      ? 'Above the customer’s risk category'
      : 'Within the customer’s risk category';
  const values = offers.map(({ fund }) => `${fund.satRank} of 5`);
  const [first] = offers;
  return {
    label: 'Risk',
    // without a valid assessment the reason is the same for every risk
    note: hasLimit
      ? `Limit of this customer: ${suitability.rank}, ${suitability.category}`
      : mismatchOf(suitability, 0),
    kind: 'risk',
    values,
    ...(hasLimit ? { notes: offers.map(noteOf) } : {}),
    inSentence: `risk ${values[0]}${first && hasLimit ? `, ${lower(noteOf(first))}` : ''}`,
  };
}

/** Returns the returns since the end of last year, with bars where all are of one currency and one day. */
function returnOf(offers: readonly Offer[]): Fact {
  const compared = compareReturns(offers);
  const changes = offers.map(({ scheme }) => scheme.performanceYTD);
  const values = changes.map((change) => change?.format() ?? '–');
  const common = { label: 'Return this year', kind: 'change', values } as const;
  const inSentence = `return this year ${values[0]}`;
  if (compared.status !== 'together') {
    const notes = offers.map(({ scheme }) => `In ${scheme.currency}, to ${formatDate(scheme.NAVPriceDate)}`);
    return { ...common, notes, inSentence: `${inSentence} ${lower(notes[0] ?? '')}` };
  }
  const note = `In ${compared.value.currency}, to ${formatDate(compared.value.until)}`;
  return {
    ...common,
    note,
    bars: barsOf(changes.map((change) => (change ? [0, numberOf(change)] : undefined))),
    inSentence: `${inSentence} ${lower(note)}`,
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns the price of each fund, with the day under the label where all have one. */
function priceOf(offers: readonly Offer[]): Fact {
  const days = offers.map(({ scheme }) => `NAV of ${formatDate(scheme.NAVPriceDate)}`);
  const values = offers.map(({ scheme }) => `${scheme.currency} ${scheme.NAVPrice.format()}`);
  return {
    label: 'Price',
    kind: 'price',
    values,
    ...(new Set(days).size === 1 ? { note: days[0] } : { notes: days }),
    inSentence: `price ${values[0]}, ${days[0]}`,
  };
}

/**
 * Returns what is compared of funds (ITM-12, ITM-13): a row for each fact in which they differ, those with bars first,
 * and one sentence of what is the same for all. Returns of one currency and day are drawn. Facts that the listings lack
 * are dashes; ages are there only when a fund has bounds.
 */
export function comparisonOf(
  offers: readonly Offer[],
  { suitability, chargeOf }: ComparisonFacts,
): Comparison {
  const row = (
    label: string,
    read: (offer: Offer) => string,
    sentence: (value: string) => string,
    more: Partial<Pick<ComparisonRow, 'note' | 'bars'>> = {},
  ): Fact => {
    const values = offers.map(read);
    return { label, kind: 'text', values, inSentence: sentence(values[0] ?? ''), ...more };
  };
  const minimum = (amount: Offer['scheme']['minimumInitialInvestment'], currency: string) =>
    `${currency} ${amount.in(currency).format().replace(/\.00$/, '')}`;
  const ages = ({ scheme }: Offer) => ageRangeText(scheme) ?? '–';
  const charges = offers.map(chargeOf);
  const facts = [
    riskOf(offers, suitability),
    row(
      'Sales charge',
      (offer) => rangeText(chargeOf(offer)),
      (value) => `sales charge ${value}`,
      {
        note: 'Of the amount invested',
        bars: barsOf(charges.map(({ min, max }) => [numberOf(min), numberOf(max)])),
      },
    ),
    returnOf(offers),
    row(
      'What it holds',
      ({ fund }) => fund.productAssetClass,
      (value) => `asset class ${lower(value)}`,
    ),
    row(
      'Shariah',
      ({ scheme }) => yesNo(scheme.islamicConventional === 'Islamic'),
      (value) => (value === 'Yes' ? 'Shariah' : 'not Shariah'),
    ),
    row(
      'EPF money',
      ({ scheme }) => scheme.EPFStatus,
      (value) => `EPF money ${lower(value)}`,
    ),
    row(
      'Only for sophisticated investors',
      ({ scheme, fund }) => yesNo(isWholesale(scheme, fund)),
      (value) => `${value === 'Yes' ? 'only for' : 'not limited to'} sophisticated investors`,
    ),
    ...(offers.some((offer) => ages(offer) !== '–') ? [row('Ages', ages, (value) => `ages ${value}`)] : []),
    row(
      'When redeemed',
      ({ scheme }) => paidOutText(scheme.redemptionCycle),
      (value) => `when redeemed ${lower(value)}`,
    ),
    row(
      'First-investment minimum',
      ({ scheme }) => minimum(scheme.minimumInitialInvestment, scheme.currency),
      (value) => `first investment from ${value}`,
    ),
    row(
      'Further-investment minimum',
      ({ scheme }) => minimum(scheme.minimumAdditionalInvestment, scheme.currency),
      (value) => `further investments from ${value}`,
    ),
    priceOf(offers),
    row(
      'Manager',
      ({ fund }) => fund.fundManager,
      (value) => `managed by ${value}`,
    ),
  ];
  const isSame = ({ values, notes = [] }: Fact) => new Set(values).size === 1 && new Set(notes).size <= 1;
  const same = facts.filter(isSame).map(({ inSentence }) => inSentence);
  return {
    rows: facts.filter((fact) => !isSame(fact)).map(({ inSentence: _sentence, ...fact }) => fact),
    same: same.length === 0 ? undefined : `${same.join('; ')}.`,
  };
}
