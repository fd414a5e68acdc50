import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { Orm } from '../../database/orm.ts';
import {
  applicationEvents,
  applicationItems,
  applications,
  checkouts,
  type payments,
  requiredDocuments,
} from '../../database/tables/index.ts';
import type { CurrencyAmount, OrderItem } from '../../rules/orders/order-item.ts';
import {
  type ApplicationStatus,
  applicationStatusAfter,
  type CheckoutEvent,
  nextCheckoutStatus,
  type Outstanding,
} from '../../rules/orders/status-transitions.ts';
import { amountsDue, remainingDue } from '../../rules/payments/amounts-due.ts';
import { REGISTERING_STATUS, registerBankAccounts } from './register-bank-accounts.ts';

/**
 * Returns the cost of an application's items minus the paid amounts, by currency; empty when all is paid. `attempts`:
 * its payments.
 */
export function outstandingAmounts(
  items: readonly OrderItem[],
  attempts: readonly (typeof payments.$inferSelect)[],
): readonly CurrencyAmount[] {
  const received = attempts.filter(({ outcome }) => outcome === 'paid').flatMap(({ amounts }) => amounts);
  return remainingDue(amountsDue(items), received);
}

/** Whether a mandatory document of an application is missing or rejected; false when it needs none. */
export async function hasDocumentsOutstanding(orm: Orm, applicationId: string): Promise<boolean> {
  const rows = await orm
    .select()
    .from(requiredDocuments)
    .where(eq(requiredDocuments.applicationId, applicationId));
  return rows.some(({ mandatory, status }) => mandatory && (status === 'Pending' || status === 'Rejected'));
}

/**
 * Sets an application's status and adds `title`, `detail` and the `holder` who answered to its timeline. `reason`: why
 * it has the status; without it an earlier reason is removed. At `Submitted` the bank accounts that it adds are
 * registered.
 */
export async function setApplicationStatus(
  orm: Orm,
  applicationId: string,
  move: {
    readonly status: ApplicationStatus;
    readonly title: string;
    readonly detail?: string;
    readonly reason?: string;
    readonly holder?: string;
  },
  now: Date,
): Promise<void> {
  const { status, title, detail, reason, holder } = move;
  await orm
    .update(applications)
    .set({ status, reason: reason ?? null, updatedAt: now })
    .where(eq(applications.id, applicationId));
  await orm
    .insert(applicationEvents)
    .values({ applicationId, at: now, status, title, detail: detail ?? null, holder: holder ?? null });
  if (status === REGISTERING_STATUS) await registerBankAccounts(orm, applicationId);
}

/** What the timeline says of an event. */
export interface EventText {
  readonly title: string;
  readonly reason?: string;
  /** Name of the holder who answered, where several were asked. */
  readonly holder?: string;
}

/**
 * Applies an event to a checkout: writes its next status and the reason, and moves each of its applications that the
 * event concerns, with `text` in the timeline.
 * @returns false when the checkout is unknown or its status does not allow the event; nothing changes then.
 */
export async function applyCheckoutEvent(
  orm: Orm,
  checkoutId: string,
  event: CheckoutEvent,
  text: EventText,
  now: Date,
): Promise<boolean> {
  const [checkout] = await orm.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  const status = checkout && nextCheckoutStatus(checkout.status, event);
  if (!status) return false;
  const changedRows = await orm
    .update(checkouts)
    .set({ status, reason: text.reason ?? null })
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.status, checkout.status)))
    .returning({ id: checkouts.id });
  if (changedRows.length === 0) return false;
  const forms = await orm.select().from(applications).where(eq(applications.checkoutId, checkoutId));
  for (const form of forms) {
    const items = await orm
      .select()
      .from(applicationItems)
      .where(eq(applicationItems.applicationId, form.id));
    const outstanding: Outstanding = {
      payment: amountsDue(items.map(({ item }) => item)).length > 0,
      documents: await hasDocumentsOutstanding(orm, form.id),
    };
    const next = applicationStatusAfter(form.status, event, outstanding);
    if (next) await setApplicationStatus(orm, form.id, { status: next, ...text }, now);
  }
  return true;
}

/**
 * For tests: sets the end of a checkout's seven days to a minute before `now`, so that the next read finds it expired.
 */
export async function endWaiting({ orm }: Database, checkoutId: string, now = new Date()): Promise<void> {
  const expiresAt = new Date(now.getTime() - 60_000);
  await orm.update(checkouts).set({ expiresAt }).where(eq(checkouts.id, checkoutId));
}

/**
 * Sets checkouts of all agents that were not confirmed within seven days to expired, and their applications. Call it
 * before reading checkouts or applications.
 */
export async function expireOverdueCheckouts(orm: Orm, now: Date): Promise<void> {
  const overdueCheckouts = await orm
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.status, 'Pending Customer Confirmation'), lt(checkouts.expiresAt, now)));
  const text = {
    title: 'The customer did not confirm in time',
    reason: 'The customer did not confirm within 7 days.',
  };
  if (overdueCheckouts.length === 0) return;
  await orm.transaction(async (inner) => {
    for (const { id } of overdueCheckouts) await applyCheckoutEvent(inner, id, 'expire', text, now);
  });
}
