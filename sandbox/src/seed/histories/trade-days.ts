import { addDays, daysBetween, type IsoDate } from '../../rules/calendar.ts';
import { OLDEST_DAYS } from '../funds/older-prices.ts';
import type { PriceHistory } from '../funds/price-history.ts';
import type { Source } from '../random.ts';

/** Days of a span, as the first and last index among the trade days. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** When the transactions of an account can have been: the earliest, those between, and those of the past year. */
export interface Spans {
  /** Days of a purchase that is cooled off: before all others. */
  readonly cooledOff: Span;
  readonly opening: Span;
  readonly middle: Span;
  readonly recent: Span;
}

/** At least 18 years, in days. */
const ADULT_DAYS = 6_575;
/** Days at the beginning that are left to a purchase that is cooled off. */
const COOLED_OFF_DAYS = 60;
const YEAR_DAYS = 365;
/** Days since the first contribution to an account in its first year, at most. */
const FIRST_YEAR_DAYS = 350;
/** Transactions of one scheme are at least so many days apart, so that a dividend's units do not change before it is paid. */
export const DAYS_APART = 16;

/** The index of the first trade day that is not before a date. */
function indexFrom(days: readonly IsoDate[], date: IsoDate): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? '') < date) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns when an account's transactions can have been. Its first holder was of age, and who is too young for the years
 * before has traded for less than one.
 */
export function spansOf(
  { tradeDays, latestDay }: Pick<PriceHistory, 'tradeDays' | 'latestDay'>,
  { bornOn, isInFirstYear }: { readonly bornOn: IsoDate | null; readonly isInFirstYear: boolean },
): Spans {
  const oldest = addDays(latestDay, -(isInFirstYear ? FIRST_YEAR_DAYS : OLDEST_DAYS));
  const ofAge = bornOn === null ? oldest : addDays(bornOn, ADULT_DAYS);
  const [, from = oldest] = [oldest, ofAge].toSorted();
  const age = daysBetween(from, latestDay);
  // for those who have traded for years the past year is the recent one, for others the last quarter of their time
  const recentDays = Math.min(YEAR_DAYS, Math.floor(age / 4));
  const openingDays =
    age - recentDays > 2 * YEAR_DAYS ? Math.floor((age - recentDays) * 0.6) : age - recentDays;
  const dayAfter = (days: number) => indexFrom(tradeDays, addDays(from, days));
  const recent = indexFrom(tradeDays, addDays(latestDay, -recentDays));
  const openingEnd = dayAfter(openingDays - DAYS_APART) - 1;
  return {
    cooledOff: { first: dayAfter(0), last: dayAfter(COOLED_OFF_DAYS / 2) },
    opening: { first: dayAfter(isInFirstYear ? 0 : COOLED_OFF_DAYS), last: openingEnd },
    middle: {
      first: dayAfter(openingDays),
      last: indexFrom(tradeDays, addDays(latestDay, -recentDays - DAYS_APART)) - 1,
    },
    recent: { first: recent, last: tradeDays.length - 1 },
  };
}

/** A random day of a span; `undefined` when it has none. */
export const pickDay = (
  source: Source,
  days: readonly IsoDate[],
  { first, last }: Span,
): IsoDate | undefined => (last < first ? undefined : days[source.int(first, last)]);

/** Whether a day is at least so many days from each of the others. */
export const isApart = (day: IsoDate, others: readonly IsoDate[], least: number): boolean =>
  others.every((other) => Math.abs(daysBetween(other, day)) >= least);
