import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { Orm } from '../../database/orm.ts';
import { payments } from '../../database/tables/index.ts';
import { setApplicationStatus } from '../checkout/order-status.ts';
import { readOpenOrders } from './open-orders.ts';

/** Returns what was paid for an application and who gets it back, as text for its timeline; empty when nothing was. */
async function readRefund(orm: Orm, applicationId: string): Promise<string> {
  const paid = await orm
    .select({ amounts: payments.amounts, method: payments.method })
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.outcome, 'paid')));
  return paid
    .flatMap(({ amounts, method }) =>
      amounts.map(
        ({ currency, amount }) =>
          `${currency} ${amount.toLocaleString('en', { minimumFractionDigits: 2 })} goes back to ${method === 'EPF' ? 'EPF' : 'the payer'}`,
      ),
    )
    .join('; ');
}

/** Rejects an application for operations, which pay back what was paid for it. */
export async function rejectOrder(orm: Orm, applicationId: string, reason: string, now: Date): Promise<void> {
  const detail = await readRefund(orm, applicationId);
  const move = {
    status: 'Rejected' as const,
    title: 'Rejected by operations',
    reason,
    ...(detail === '' ? {} : { detail }),
  };
  await setApplicationStatus(orm, applicationId, move, now);
}

/** For tests: operations reject all orders of a customer that wait for the fund company, for this reason. */
export async function rejectOpenOrders(
  { orm }: Database,
  customerId: string,
  reason: string,
  now = new Date(),
): Promise<void> {
  for (const { row } of await readOpenOrders(orm, customerId)) await rejectOrder(orm, row.id, reason, now);
}
