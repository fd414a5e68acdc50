import { addDays, type IsoDate, isBusinessDay, lastPricedDay } from '../../rules/calendar.ts';
import { createSource, type Source } from '../random.ts';
import { FUNDS, type FundFacts, fundOf } from './funds.ts';
import { isTradeDay, olderDays, olderPrice } from './older-prices.ts';

/** Prices of the schemes: those of the past year are published, the ten years before explain what customers have. */
export interface PriceHistory {
  readonly latestDay: IsoDate;
  /** Days of the ten years on which customers have traded, oldest first. */
  readonly tradeDays: readonly IsoDate[];
  /** The price of a scheme on one of these days. */
  on(scheme: string, day: IsoDate): string;
  /** The price on `latestDay`. */
  latest(scheme: string): string;
  /** The prices of the past year as rows of the table. */
  rows(): { scheme: string; date: IsoDate; nav: string }[];
}

/** A year and a month, so that every transaction of the past year has a price. */
const HISTORY_DAYS = 400;

const BUSINESS_DAYS_PER_YEAR = 250;

/** Daily swing of a price by risk, in percent. */
function volatility(fund: FundFacts): number {
  return fund.satRank === 1 ? 0.001 : 0.12 * fund.satRank;
}

/**
 * Random prices that end at the fund's last price and match its performance since last year's end. Between the two
 * they are log-linear, with a swing that fades at both ends.
 */
function randomWalk(fund: FundFacts, days: readonly IsoDate[], yearStart: number, source: Source): string[] {
  const end = Number(fund.nav);
  const last = days.length - 1;
  const gain = Math.log(1 + fund.ytd / 100);
  const drift = gain / Math.max(1, last - yearStart);
  // in January the year's gain is not that of each week
  const driftBefore = gain / BUSINESS_DAYS_PER_YEAR;
  let swing = 0;
  return days.map((_day, index) => {
    swing += ((source.int(-100, 100) / 100) * volatility(fund)) / 100;
    const isAnchor = index === last || index === yearStart;
    const fade = Math.min(1, Math.abs(index - yearStart) / 20, (last - index) / 20);
    const sinceIndex = drift * (last - Math.max(index, yearStart));
    const beforeYear = driftBefore * Math.max(0, yearStart - index);
    const value = end * Math.exp(-sinceIndex - beforeYear + (isAnchor ? 0 : swing * fade));
    return value.toFixed(4);
  });
}

/**
 * Creates prices (NAV, 4 decimals) of every scheme for each business day up to the one before `now`: random for more
 * than a year, but always the same for a scheme, and calculated before. `on` throws an Error for a day without a price.
 */
export function createPriceHistory(now: Date): PriceHistory {
  const latestDay = lastPricedDay(now);
  const yearEnd = `${Number(latestDay.slice(0, 4)) - 1}-12-31`;
  const yearAgo = addDays(latestDay, -HISTORY_DAYS);
  const days: IsoDate[] = [];
  for (
    let day = yearAgo < yearEnd ? yearAgo : addDays(yearEnd, -10);
    day <= latestDay;
    day = addDays(day, 1)
  ) {
    if (isBusinessDay(day)) days.push(day);
  }
  const yearStart = days.findLastIndex((day) => day <= yearEnd);
  const position = new Map(days.map((day, index) => [day, index]));
  // a test's agent needs the prices of a few funds only
  const prices = new Map<string, readonly string[]>();
  const pricesOf = (scheme: string): readonly string[] => {
    const known = prices.get(scheme);
    if (known) return known;
    const made = randomWalk(fundOf(scheme), days, yearStart, createSource(`nav ${scheme}`));
    prices.set(scheme, made);
    return made;
  };

  const [firstDay = latestDay] = days;
  const on = (scheme: string, day: IsoDate): string => {
    if (day < firstDay && isTradeDay(day))
      return olderPrice(fundOf(scheme), day, firstDay, on(scheme, firstDay));
    const price = pricesOf(scheme)[position.get(day) ?? -1];
    if (price === undefined) throw new Error(`No price of ${scheme} on ${day}`);
    return price;
  };
  return {
    latestDay,
    tradeDays: [...olderDays(firstDay, latestDay), ...days.filter(isTradeDay)],
    on,
    latest: (scheme) => on(scheme, latestDay),
    rows: () => FUNDS.flatMap(({ scheme }) => days.map((date) => ({ scheme, date, nav: on(scheme, date) }))),
  };
}
