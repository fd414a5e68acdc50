import { eq, sql } from 'drizzle-orm';
import type { Orm } from './orm.ts';
import { counters } from './tables/index.ts';

/** Names of the counters. */
type CounterName = 'item' | 'checkout' | 'form' | 'payment' | 'customer' | 'test-agent';

/** Reserves `count` running numbers. @returns the first of them. */
export async function takeNumbers(orm: Orm, name: CounterName, count = 1): Promise<number> {
  const [row] = await orm
    .update(counters)
    .set({ value: sql`${counters.value} + ${count}` })
    .where(eq(counters.name, name))
    .returning({ last: counters.value });
  if (!row) throw new Error(`There is no counter ${name}.`);
  return row.last - count + 1;
}

/** An id with a padded running number, so that ids sort like their numbers. */
export function runningId(prefix: 'CI' | 'PY', number: number): string {
  return `${prefix}${String(number).padStart(7, '0')}`;
}
