import type { CheckoutStatus as VisibleStatus } from '@portal/shared/api/status';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import {
  applicationEvents,
  applicationItems,
  applications,
  cartItems,
  checkouts,
  confirmationLinks,
  payments,
} from '../../database/tables/index.ts';
import { planOf } from '../../rules/orders/order-item.ts';
import { amountsDue } from '../../rules/payments/amounts-due.ts';
import { isStillPayable } from '../applications/application-record.ts';
import type { AgentContext } from '../server/context.ts';
import { groupBy } from './group-by.ts';
import { expireOverdueCheckouts, outstandingAmounts } from './order-status.ts';

type Checkout = typeof checkouts.$inferSelect;
type Link = typeof confirmationLinks.$inferSelect;

const VISIBLE_STATUS: Record<Checkout['status'], VisibleStatus | undefined> = {
  'Pending Customer Confirmation': 'Pending Customer Confirmation',
  Confirmed: 'Confirmed',
  Rejected: 'Rejected',
  Expired: 'Expired',
  Draft: undefined,
  Deleted: undefined,
};

/** Reads the applications of checkouts, with what each still owes and when it was paid and complete. */
async function readForms(orm: Orm, checkoutIds: readonly string[]) {
  const rows = await orm
    .select()
    .from(applications)
    .where(inArray(applications.checkoutId, [...checkoutIds]))
    .orderBy(applications.id);
  const ids = rows.map(({ id }) => id);
  const byApplication = <Row extends { readonly applicationId: string }>(rows: readonly Row[]) =>
    groupBy(rows, ({ applicationId }) => applicationId);
  const items = byApplication(
    await orm
      .select()
      .from(applicationItems)
      .where(inArray(applicationItems.applicationId, ids))
      .orderBy(asc(applicationItems.position)),
  );
  const paymentsOf = byApplication(
    await orm.select().from(payments).where(inArray(payments.applicationId, ids)),
  );
  const events = byApplication(
    await orm
      .select()
      .from(applicationEvents)
      .where(inArray(applicationEvents.applicationId, ids))
      .orderBy(asc(applicationEvents.at), asc(applicationEvents.id)),
  );
  const wire = rows.map((row) => {
    const own = items(row.id).map(({ item }) => item);
    const due = outstandingAmounts(own, paymentsOf(row.id));
    const lastPaid = paymentsOf(row.id).findLast(({ outcome }) => outcome === 'paid');
    return {
      checkoutId: row.checkoutId,
      form: {
        applicationId: row.id,
        formNo: row.formNo,
        status: row.status,
        plan: planOf(own),
        accountId: row.accountId || null,
        itemIds: items(row.id).map(({ cartItemId }) => cartItemId),
        due: isStillPayable(row) ? [...due] : [],
        paidAt: due.length === 0 ? (lastPaid?.at.toISOString() ?? null) : null,
        receivedAt:
          events(row.id)
            .find(({ status }) => status === 'Submitted')
            ?.at.toISOString() ?? null,
      },
    };
  });
  return groupBy(wire, ({ checkoutId }) => checkoutId);
}

/** Reads who got the newest e-mails of checkouts, the customer first. */
export async function readRecipients(orm: Orm, ids: readonly string[]) {
  const links = groupBy(
    await orm
      .select()
      .from(confirmationLinks)
      .where(and(inArray(confirmationLinks.checkoutId, [...ids]), isNull(confirmationLinks.voidedAt))),
    ({ checkoutId }) => checkoutId,
  );
  // the customer, whose id is empty, is the first
  return (id: string) =>
    links(id)
      .toSorted((a, b) => (a.signer < b.signer ? -1 : 1))
      .map(wireRecipient);
}

function wireRecipient({ name, recipient, sentAt, confirmedAt, rejectedAt }: Link) {
  const at = rejectedAt ?? confirmedAt;
  const kind = rejectedAt ? ('rejected' as const) : ('confirmed' as const);
  return {
    name,
    email: recipient,
    sentAt: sentAt.toISOString(),
    answer: at === null ? null : { kind, at: at.toISOString() },
  };
}

/**
 * Reads the agent's checkouts that meet a condition (all without one) in the API's format, newest first, without
 * withdrawn and deleted ones. It first sets overdue ones to expired.
 */
export async function listCheckouts(context: AgentContext, condition: SQL | undefined) {
  const { orm, agent, now } = context;
  await expireOverdueCheckouts(orm, now);
  const rows = await orm
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.agentUserId, agent.userId), condition))
    .orderBy(desc(checkouts.createdAt), desc(checkouts.id));
  const itemIds = rows.flatMap((row) => row.itemIds);
  if (itemIds.length === 0) return [];
  const items = await orm.select().from(cartItems).where(inArray(cartItems.id, itemIds));
  const forms = await readForms(
    orm,
    rows.map(({ id }) => id),
  );
  const recipients = await readRecipients(
    orm,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const status = VISIBLE_STATUS[row.status];
    const own = row.itemIds.flatMap((id) => items.filter((item) => item.id === id));
    if (!status) return [];
    return [
      {
        checkoutId: row.id,
        status,
        channel: row.channel,
        customerId: row.customerId,
        customerName: row.customerName,
        customerEmail: row.customerEmail,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        reason: row.reason,
        items: own.map(({ id, item }) => ({ itemId: id, item })),
        applications: forms(row.id).map(({ form }) => form),
        recipients: recipients(row.id),
        due: [...amountsDue(own.map(({ item }) => item))],
      },
    ];
  });
}
