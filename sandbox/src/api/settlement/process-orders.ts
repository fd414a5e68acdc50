import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { Orm } from '../../database/orm.ts';
import { applications, requiredDocuments } from '../../database/tables/index.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import { nextDay } from '../../rules/orders/settlement-days.ts';
import { setApplicationStatus } from '../checkout/order-status.ts';
import { updateCustomer } from '../customers/client-information.ts';
import type { StoredOnboarding } from '../onboarding/stored-onboarding.ts';
import { bookOrder, payOut } from './book-orders.ts';
import { findOpeningRefusal, openAccounts, readOnboarding, waitsForAccount } from './open-accounts.ts';
import { type OpenOrder, readOpenOrder, readOpenOrders } from './open-orders.ts';
import { rejectOrder } from './reject-order.ts';

/** How many business days pass, and for whose orders; without a customer for all. */
export interface DaysToPass {
  readonly days: number;
  readonly customerId?: string | undefined;
}

/** Title of the timeline's last entry. */
function completedTitle(items: readonly OrderItem[]): string {
  if (items.some(({ type }) => type === 'onboarding')) return 'Customer onboarded';
  if (items.some(({ type }) => type === 'redemption')) return 'Paid out';
  if (items.some(({ type }) => type === 'investment')) return 'Units allotted';
  if (items.some(({ type }) => type === 'switching')) return 'Units switched';
  return items.some(({ type }) => type === 'clientInfoUpdate') ? 'Record updated' : 'Carried out';
}

/** A refusal inside a transaction, which undoes what was written before it. */
class OrderRefusal extends Error {}

/** Opens the accounts of an onboarding and books the units. @returns why it cannot be carried out. */
async function carryOutOnboarding(
  orm: Orm,
  onboarding: StoredOnboarding,
  order: OpenOrder,
  now: Date,
): Promise<string | undefined> {
  const refusal = await findOpeningRefusal(orm, onboarding);
  if (refusal !== undefined) return refusal;
  try {
    await orm.transaction(async (inner) => {
      await openAccounts(inner, onboarding, order, now);
      const opened = await readOpenOrder(inner, order.row.id);
      const reason = opened && (await bookOrder(inner, opened, now));
      if (reason !== undefined) throw new OrderRefusal(reason);
    });
  } catch (error) {
    if (error instanceof OrderRefusal) return error.message;
    throw error;
  }
  return undefined;
}

/** Updates the record and books the units of an application. @returns why it cannot be carried out. */
async function carryOut(orm: Orm, order: OpenOrder, now: Date): Promise<string | undefined> {
  const onboarding = await readOnboarding(orm, order);
  if (onboarding) return carryOutOnboarding(orm, onboarding, order, now);
  const items = order.items.map(({ item }) => item);
  return (await updateCustomer(orm, order.row.customerId, items)) ?? bookOrder(orm, order, now);
}

/** Rejects the other orders of an onboarding that was rejected: their accounts are never opened. */
async function rejectWaiting(orm: Orm, { row }: OpenOrder, now: Date): Promise<void> {
  const others = await orm
    .select()
    .from(applications)
    .where(and(eq(applications.checkoutId, row.checkoutId), ne(applications.id, row.id)));
  const reason = `The account is not opened: ${row.formNo} was rejected.`;
  for (const { id } of others) await rejectOrder(orm, id, reason, now);
}

/** Operations take up an application once they have accepted its documents. */
async function acceptDocuments(orm: Orm, applicationId: string): Promise<void> {
  await orm
    .update(requiredDocuments)
    .set({ status: 'Accepted' })
    .where(and(eq(requiredDocuments.applicationId, applicationId), eq(requiredDocuments.status, 'Uploaded')));
}

/** Lets one business day pass for an application. */
async function passDay(orm: Orm, order: OpenOrder, now: Date): Promise<void> {
  const { row, items } = order;
  const { day, takesUp, settles, completes } = nextDay(order);
  await orm.update(applications).set({ processedTo: day }).where(eq(applications.id, row.id));
  if (takesUp) {
    const move = { status: 'In Process' as const, title: 'Processing started' };
    await setApplicationStatus(orm, row.id, move, now);
    await acceptDocuments(orm, row.id);
  }
  const refusal = settles ? await carryOut(orm, order, now) : undefined;
  if (refusal !== undefined) {
    await rejectOrder(orm, row.id, refusal, now);
    if (items.some(({ item }) => item.type === 'onboarding')) await rejectWaiting(orm, order, now);
    return;
  }
  if (!completes) return;
  const payouts = await payOut(orm, order);
  const title = completedTitle(items.map(({ item }) => item));
  const move = {
    status: 'Completed' as const,
    title,
    ...(payouts.length > 0 ? { detail: payouts.join('; ') } : {}),
  };
  await setApplicationStatus(orm, row.id, move, now);
}

/**
 * Lets `days` business days pass for the orders that wait for the fund company, of a customer or all; an order that
 * waits for its account does not move. Each order is one transaction.
 * @returns how many orders were waiting, moved or not
 */
export async function processOrders(
  { orm }: Database,
  { days, customerId }: DaysToPass,
  now: Date,
): Promise<number> {
  const open = await readOpenOrders(orm, customerId);
  for (const { row } of open) {
    // one transaction an order: a failure leaves the other orders as they were, and this one before its first day
    await orm.transaction(async (inner) => {
      for (let left = days; left > 0; left -= 1) {
        const order = await readOpenOrder(inner, row.id);
        if (order && !waitsForAccount(order)) await passDay(inner, order, now);
      }
    });
  }
  return open.length;
}
