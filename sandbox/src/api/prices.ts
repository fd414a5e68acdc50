import { desc } from 'drizzle-orm';
import type { Orm } from '../database/orm.ts';
import { navs } from '../database/tables/index.ts';
import type { IsoDate } from '../rules/calendar.ts';
import { minus, percentOf } from '../rules/money.ts';

/** The latest price of a scheme. */
interface LatestPrice {
  readonly nav: string;
  readonly date: IsoDate;
  /** Gain since the last price of the previous year, in percent; `null` when there is no such price. */
  readonly yearToDate: string | null;
}

/** The latest price of every scheme. Prices do not change while the sandbox runs. */
export type Prices = ReadonlyMap<string, LatestPrice>;

/**
 * Reads the latest price of every scheme, its date, and its gain in percent since the last price of the year before
 * (`yearToDate`, null without one), by the scheme's code.
 */
export async function loadPrices(orm: Orm): Promise<Prices> {
  const rows = await orm.select().from(navs).orderBy(navs.scheme, desc(navs.date));
  const latest = new Map<string, LatestPrice>();
  for (const { scheme, date, nav } of rows) {
    const entry = latest.get(scheme);
    if (!entry) latest.set(scheme, { nav, date, yearToDate: null });
    else if (entry.yearToDate === null && date.slice(0, 4) < entry.date.slice(0, 4)) {
      latest.set(scheme, { ...entry, yearToDate: computeGain(entry.nav, nav) });
    }
  }
  return latest;
}

/** Prices have 4 decimals. The gain is computed from whole ten-thousandths, so that nothing is rounded first. */
function computeGain(now: string, then: string): string | null {
  const scaled = (price: string) => price.replace('.', '');
  return percentOf(minus(scaled(now), scaled(then)), scaled(then)) ?? null;
}

/** The price of a scheme. @throws Error when the scheme has none. */
export function priceOf(prices: Prices, scheme: string): LatestPrice {
  const price = prices.get(scheme);
  if (!price) throw new Error(`There is no price of ${scheme}.`);
  return price;
}
