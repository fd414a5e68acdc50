import type { FundReturn } from '@portal/shared/charts';
import type { Offer } from '../core/pricing/offer.ts';

/** Returns of funds since the end of last year, in one currency and up to the same day. */
interface ReturnsToDate {
  readonly currency: string;
  /** Day of the prices, YYYY-MM-DD. */
  readonly until: string;
  readonly returns: readonly FundReturn[];
}

/** Whether the returns of funds can be drawn beside each other. */
type ComparedReturns =
  | { readonly status: 'together'; readonly value: ReturnsToDate }
  | { readonly status: 'apart'; readonly reason: string }
  /** The listing has no two of them. */
  | { readonly status: 'unknown' };

const returnOf = ({ scheme: { scheme, schemeName, performanceYTD } }: Offer): FundReturn => ({
  id: scheme,
  name: schemeName,
  ...(performanceYTD === null ? {} : { percent: performanceYTD }),
});

/**
 * Returns the year-to-date returns of the offers, in their order, if they are of one currency and one price day: no
 * chart mixes currencies or periods. Else says in which they differ, or that fewer than two are known. The service
 * gives no other period.
 */
export function compareReturns(offers: readonly Offer[]): ComparedReturns {
  const [first] = offers;
  const returns = offers.map(returnOf);
  if (!first || returns.filter(({ percent }) => percent).length < 2) return { status: 'unknown' };
  const { currency, NAVPriceDate: until } = first.scheme;
  if (offers.some(({ scheme }) => scheme.currency !== currency))
    return { status: 'apart', reason: 'in different currencies' };
  if (offers.some(({ scheme }) => scheme.NAVPriceDate !== until))
    return { status: 'apart', reason: 'up to different days' };
  return { status: 'together', value: { currency, until, returns } };
}

/** The returns of a fund and of others of its asset class. */
interface ReturnsOfClass extends ReturnsToDate {
  readonly assetClass: string;
  /** How many funds the class has here; `returns` may have fewer. */
  readonly count: number;
}

/** Most funds of a class that are shown. */
const maxShown = 7;

/**
 * Returns how a fund did this year among the offers of its asset class, currency and price day, best first: at most 7,
 * the fund itself always. `undefined` where its return is not known, or no other one's.
 */
export function returnsOfClass(offer: Offer, offers: readonly Offer[]): ReturnsOfClass | undefined {
  const { scheme, fund } = offer;
  const known = offers
    .filter(
      (other) =>
        other.fund.productAssetClass === fund.productAssetClass &&
        other.scheme.currency === scheme.currency &&
        other.scheme.NAVPriceDate === scheme.NAVPriceDate,
    )
    .map(returnOf)
    .flatMap(({ percent, ...rest }) => (percent ? [{ ...rest, percent }] : []))
    .sort((a, b) => b.percent.compare(a.percent));
  const own = known.findIndex(({ id }) => id === scheme.scheme);
  if (own < 0 || known.length < 2) return undefined;
  return {
    assetClass: fund.productAssetClass,
    currency: scheme.currency,
    until: scheme.NAVPriceDate,
    count: known.length,
    returns: known.filter((_fund, at) => at === own || at < (own < maxShown ? maxShown : maxShown - 1)),
  };
}
