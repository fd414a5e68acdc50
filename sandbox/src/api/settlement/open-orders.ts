import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { applicationEvents, applicationItems, applications } from '../../database/tables/index.ts';
import { tradeDate } from '../../rules/calendar.ts';
import {
  longestCycleOf,
  PROCESSED_STATUSES,
  type ProcessedApplication,
} from '../../rules/orders/settlement-days.ts';
import { fundOf } from '../../seed/funds/funds.ts';

type ItemRow = typeof applicationItems.$inferSelect;

/** An application that waits for the fund company, with its items. */
export interface OpenOrder extends ProcessedApplication {
  readonly row: typeof applications.$inferSelect;
  readonly items: readonly ItemRow[];
}

/** T of an application: of the instant at which nothing was missing any more. */
async function readTradeDate(orm: Orm, { id, submittedAt }: OpenOrder['row']): Promise<string> {
  const [complete] = await orm
    .select({ at: applicationEvents.at })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.status, 'Submitted')))
    .orderBy(desc(applicationEvents.at));
  return tradeDate(complete?.at ?? submittedAt);
}

const isProcessed = (status: string): status is OpenOrder['status'] =>
  PROCESSED_STATUSES.some((processedStatus) => processedStatus === status);

async function orderOf(orm: Orm, row: OpenOrder['row']): Promise<OpenOrder[]> {
  const { status, processedTo } = row;
  if (!isProcessed(status)) return [];
  const items = await orm
    .select()
    .from(applicationItems)
    .where(eq(applicationItems.applicationId, row.id))
    .orderBy(asc(applicationItems.position));
  const orders = items.map(({ item }) => item);
  return [
    {
      row,
      items,
      status,
      processedTo,
      tradeDate: await readTradeDate(orm, row),
      isSettled: items.every(({ isSettled }) => isSettled),
      longestCycle: longestCycleOf(orders, (scheme) => fundOf(scheme).cycle),
    },
  ];
}

/** Reads the applications that wait for the fund company, oldest first: all, or a customer's. */
export async function readOpenOrders(orm: Orm, customerId?: string): Promise<readonly OpenOrder[]> {
  const rows = await orm
    .select()
    .from(applications)
    .where(
      and(
        inArray(applications.status, [...PROCESSED_STATUSES]),
        customerId === undefined ? undefined : eq(applications.customerId, customerId),
      ),
    )
    .orderBy(asc(applications.submittedAt), asc(applications.id));
  return (await Promise.all(rows.map((row) => orderOf(orm, row)))).flat();
}

/**
 * Reads an application that waits for the fund company again; `undefined` when it waits no longer, or does not exist.
 */
export async function readOpenOrder(orm: Orm, applicationId: string): Promise<OpenOrder | undefined> {
  const [row] = await orm.select().from(applications).where(eq(applications.id, applicationId));
  return row && (await orderOf(orm, row))[0];
}
