import { eq, sql } from 'drizzle-orm';
import type { Orm } from './orm.ts';
import { counters } from './tables/index.ts';

/** Last running numbers. */
export interface Counters {
  item: number;
  checkout: number;
  form: number;
  payment: number;
  customer: number;
  'test-agent': number;
}

/**
 * Reserves `count` running numbers of a counter.
 * @returns the first of them
 * @throws Error when there is no such counter
 */
export async function takeNumbers(orm: Orm, name: keyof Counters, count = 1): Promise<number> {
  const [row] = await orm
    .update(counters)
    .set({ value: sql`${counters.value} + ${count}` })
    .where(eq(counters.name, name))
    .returning({ last: counters.value });
  if (!row) throw new Error(`There is no counter ${name}.`);
  return row.last - count + 1;
}

/**
 * Returns an id with a padded running number, so that ids sort like their numbers: `CI0000012` of a cart item, `PY…` of
 * a payment.
 */
export function runningId(prefix: 'CI' | 'PY', number: number): string {
  return `${prefix}${String(number).padStart(7, '0')}`;
}
