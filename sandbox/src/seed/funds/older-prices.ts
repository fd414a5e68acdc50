import { addDays, daysBetween, type IsoDate, isBusinessDay } from '../../rules/calendar.ts';
import type { FundFacts } from './funds.ts';

/** Calendar days before today in which the seed's customers have traded: ten years are asked for, less a month. */
export const OLDEST_DAYS = 3_620;

/** Holidays that are on the same date each year. The calendar has those of the years in which orders are made. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '02-01', '05-01', '08-31', '09-16', '12-25']);

/** Whether schemes are priced on a day of any year, fixed holidays left out. */
export const isTradeDay = (day: IsoDate): boolean => !FIXED_HOLIDAYS.has(day.slice(5)) && isBusinessDay(day);

/** Returns the business days before `first`, oldest first, from ten years before `latest`. */
export function olderDays(first: IsoDate, latest: IsoDate): readonly IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = addDays(latest, -OLDEST_DAYS); day < first; day = addDays(day, 1))
    if (isTradeDay(day)) days.push(day);
  return days;
}

/** Lowest and highest price of the years before, by risk from 2 to 5, as shares of the last price. */
const RANGES: Readonly<Record<number, readonly [lowest: number, highest: number]>> = {
  2: [0.88, 1.06],
  3: [0.82, 1.09],
  4: [0.78, 1.15],
  5: [0.68, 1.15],
};
/** Days of one rise and fall. */
const CYCLE_DAYS = 900;
/** Days over which the rises and falls turn into the prices that follow. */
const BLEND_DAYS = 120;

/** A scheme's place in the cycle, from 0 to 1: schemes do not rise and fall together. */
const phaseOf = (scheme: string): number =>
  ([...scheme].reduce((sum, char) => sum + char.charCodeAt(0) * 37, 0) % 100) / 100;

/**
 * Returns the price (NAV, 4 decimals) of a scheme on a day before those of the price history, which begins with `first`
 * at `firstNav`. Prices rise and fall around the last one within a range; those of money markets only grow, each year as
 * in the last. So most average costs of a holding can be explained by purchases.
 */
export function olderPrice(fund: FundFacts, day: IsoDate, first: IsoDate, firstNav: string): string {
  const before = daysBetween(day, first);
  const range = RANGES[fund.satRank];
  if (!range) return (Number(firstNav) * (1 + fund.ytd / 100) ** (-before / 365)).toFixed(4);
  const [lowest, highest] = range;
  const wave = Math.sin(2 * Math.PI * (before / CYCLE_DAYS + phaseOf(fund.scheme)));
  const share = (lowest + highest) / 2 + (wave * (highest - lowest)) / 2;
  const weight = Math.min(1, before / BLEND_DAYS);
  return (Number(firstNav) * (1 - weight) + Number(fund.nav) * share * weight).toFixed(4);
}
