import { and, between, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { dividends, transactions } from '../../database/tables/index.ts';

/** First and last day, both included, as YYYY-MM-DD. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Reads the completed transactions of an account in a period (YYYY-MM-DD, both days included), newest first. */
export function readCompleted(orm: Orm, accountId: string, { from, to }: Period) {
  return orm
    .select()
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), between(transactions.date, from, to)))
    .orderBy(desc(transactions.date), desc(transactions.reference));
}

/** Reads all dividends of an account, newest first. */
export function readDividends(orm: Orm, accountId: string) {
  return orm
    .select()
    .from(dividends)
    .where(eq(dividends.accountId, accountId))
    .orderBy(desc(dividends.declaredOn), desc(dividends.reference));
}
