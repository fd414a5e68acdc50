import type { Fund, Scheme } from '@portal/shared/api/funds';
import type { Holding } from '@portal/shared/api/holdings';
import { type Gain, gainOf, type Money, type Nav, type Units } from '@portal/shared/money';
import type { InvestScheme } from '../core/may-invest.ts';
import { shareOf } from './share.ts';

/** What is known of a scheme beyond the holding itself: the listing joined with its fund by `fundCode`. */
export interface SchemeFacts extends InvestScheme {
  readonly assetClass: string;
  readonly shariah: boolean;
  /** Risk from 1 to 5. */
  readonly risk: number;
}

/** Facts of every scheme, by its code. */
export type SchemeBook = ReadonlyMap<string, SchemeFacts>;

/** One scheme held in one account (domain, section 7). */
export interface Position {
  readonly accountId: string;
  readonly scheme: string;
  readonly name: string;
  readonly currency: string;
  readonly units: Units;
  /** Units that a transaction under way will take; absent when there are none. */
  readonly pendingUnits?: Units;
  readonly nav: Nav;
  readonly navDate: string;
  readonly value: Money;
  readonly cost: Money;
  readonly averageCost: Nav;
  readonly gain: Gain;
  /** Of all that the customer holds in this currency; absent while that total is not known. */
  readonly share?: string;
  /** Absent while the listing is not known. */
  readonly facts?: SchemeFacts;
}

/** Joins the scheme listing with the funds; a scheme whose fund is missing is left out. */
export function toSchemeBook(schemes: readonly Scheme[], funds: readonly Fund[]): SchemeBook {
  const fundsByCode = new Map(funds.map((fund) => [fund.fundCode, fund]));
  const book = new Map<string, SchemeFacts>();
  for (const scheme of schemes) {
    const fund = fundsByCode.get(scheme.fundCode);
    if (fund) book.set(scheme.scheme, toFacts(scheme, fund));
  }
  return book;
}

function toFacts(scheme: Scheme, fund: Fund): SchemeFacts {
  return {
    assetClass: fund.productAssetClass,
    shariah: scheme.islamicConventional === 'Islamic',
    risk: fund.satRank,
    isInvestmentAllow: scheme.isInvestmentAllow,
    epfApproved: scheme.EPFStatus === 'Approved',
    wholesale: fund.fundStructure === 'Wholesale',
  };
}

/** Makes a position of a holding; `totals` are the customer's, by currency. */
export function toPosition(holding: Holding, totals: ReadonlyMap<string, Money>, book: SchemeBook): Position {
  const { accountId, scheme, schemeName, currency, units, pendingUnits, nav, navDate, averageCost } = holding;
  const value = holding.marketValue.in(currency);
  const cost = holding.cost.in(currency);
  const total = totals.get(currency);
  const share = total && shareOf(value, total);
  const facts = book.get(scheme);
  return {
    accountId,
    scheme,
    name: schemeName,
    currency,
    units,
    ...(pendingUnits.isZero() ? {} : { pendingUnits }),
    nav,
    navDate,
    value,
    cost,
    averageCost,
    gain: gainOf(value, cost),
    ...(share ? { share } : {}),
    ...(facts ? { facts } : {}),
  };
}

/** Positions of one currency: amounts of different currencies stand apart and are never added. */
export interface CurrencyGroup {
  readonly currency: string;
  readonly positions: readonly Position[];
}

/** Groups an account's positions by currency, ringgit first; in a group the largest value comes first. */
export function byCurrency(positions: readonly Position[]): readonly CurrencyGroup[] {
  const groups = new Map<string, Position[]>();
  for (const position of positions) {
    const group = groups.get(position.currency);
    if (group) group.push(position);
    else groups.set(position.currency, [position]);
  }
  return [...groups]
    .sort(([a], [b]) => compareCurrencies(a, b))
    .map(([currency, group]) => ({
      currency,
      positions: group.sort((a, b) => b.value.compare(a.value) || a.name.localeCompare(b.name)),
    }));
}

const currencyOrder = ['MYR', 'USD', 'AUD'];

/** The order of currencies everywhere: those of the house's funds first, ringgit at the head, then by code. */
export function compareCurrencies(a: string, b: string): number {
  return placeOf(a) - placeOf(b) || a.localeCompare(b);
}

function placeOf(currency: string): number {
  const place = currencyOrder.indexOf(currency);
  return place < 0 ? currencyOrder.length : place;
}

/** What a row says of its scheme besides the name. */
export function tagsOf(facts: SchemeFacts): readonly string[] {
  return [facts.shariah ? 'Shariah' : facts.assetClass, ...(facts.wholesale ? ['Wholesale'] : [])];
}
