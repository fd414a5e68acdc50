import { desc } from 'drizzle-orm';
import type { Orm } from '../database/orm.ts';
import { navs } from '../database/tables/index.ts';
import type { IsoDate } from '../rules/calendar.ts';
import { minus, percentOf } from '../rules/money.ts';

export interface LatestPrice {
  readonly nav: string;
  readonly date: IsoDate;
  /** Gain since the last price of the year before, in percent; `null` when there is none. */
  readonly yearToDate: string | null;
}

/** The latest price of every scheme. Prices do not change while the sandbox runs. */
export type Prices = ReadonlyMap<string, LatestPrice>;

export async function loadPrices(orm: Orm): Promise<Prices> {
  const rows = await orm.select().from(navs).orderBy(navs.scheme, desc(navs.date));
  const latest = new Map<string, LatestPrice>();
  for (const { scheme, date, nav } of rows) {
    const known = latest.get(scheme);
    if (!known) latest.set(scheme, { nav, date, yearToDate: null });
    else if (known.yearToDate === null && date.slice(0, 4) < known.date.slice(0, 4)) {
      latest.set(scheme, { ...known, yearToDate: gain(known.nav, nav) });
    }
  }
  return latest;
}

/** Prices have 4 decimals; the gain is computed on ten-thousandths so that nothing is rounded before. */
function gain(now: string, then: string): string | null {
  const scaled = (price: string) => price.replace('.', '');
  return percentOf(minus(scaled(now), scaled(then)), scaled(then)) ?? null;
}

/** The price of a scheme the house sells. */
export function priceOf(prices: Prices, scheme: string): LatestPrice {
  const price = prices.get(scheme);
  if (!price) throw new Error(`There is no price of ${scheme}.`);
  return price;
}
