import { applicationDetail, applicationList } from '@portal/shared/api/applications';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import {
  applicationEvents,
  applicationItems,
  applications,
  checkouts,
  payments,
} from '../../database/tables/index.ts';
import { codeFor } from '../../rules/agent-codes.ts';
import { readFutureAccountId } from '../../rules/onboarding/future-accounts.ts';
import { mismatchesOf } from '../../rules/orders/declared-mismatches.ts';
import { sizesOf } from '../../rules/orders/item-size.ts';
import { type CurrencyAmount, planOf } from '../../rules/orders/order-item.ts';
import { isStillPayable, readOwnApplication } from '../applications/application-record.ts';
import { wirePayment } from '../applications/wire-payment.ts';
import { groupBy } from '../checkout/group-by.ts';
import { readRecipients } from '../checkout/list-checkouts.ts';
import { expireOverdueCheckouts, outstandingAmounts } from '../checkout/order-status.ts';
import { readServicedCustomer } from '../customers/servicing.ts';
import { wireAccount } from '../customers/wire-account.ts';
import { readDraftApplications } from '../onboarding/draft-application.ts';
import { serve } from '../server/route.ts';

type Application = typeof applications.$inferSelect;

type CheckoutFacts = Pick<typeof checkouts.$inferSelect, 'status' | 'expiresAt'>;

/** Returns who has not confirmed yet, where several were asked. */
async function readAwaited(orm: Orm, rows: readonly Application[]) {
  const pending = rows.filter(({ status }) => status === 'Pending Customer Confirmation');
  const recipients = await readRecipients(orm, [...new Set(pending.map(({ checkoutId }) => checkoutId))]);
  return ({ checkoutId }: Application): readonly string[] => {
    const asked = recipients(checkoutId);
    return asked.length < 2 ? [] : asked.filter(({ answer }) => answer === null).map(({ name }) => name);
  };
}

function wireHead(
  row: Application,
  checkout: CheckoutFacts,
  due: readonly CurrencyAmount[],
  awaiting: readonly string[] = [],
) {
  return {
    applicationId: row.id,
    formNo: row.formNo,
    checkoutId: row.checkoutId,
    channel: row.channel,
    status: row.status,
    reason: row.reason,
    submittedAt: row.submittedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.status === 'Pending Customer Confirmation' ? checkout.expiresAt.toISOString() : null,
    due: isStillPayable(row) ? [...due] : [],
    isConfirmed: checkout.status === 'Confirmed',
    awaiting: [...awaiting],
  };
}

export const applicationRoutes = [
  // the list of the one channel has the onboardings too (docs/calls.md)
  serve(applicationList, async (_input, context) => {
    const { orm, agent, now } = context;
    await expireOverdueCheckouts(orm, now);
    const rows = await orm
      .select({ row: applications, checkout: checkouts })
      .from(applications)
      .innerJoin(checkouts, eq(checkouts.id, applications.checkoutId))
      .where(
        and(
          eq(applications.agentUserId, agent.userId),
          // withdrawn or deleted by the agent
          notInArray(checkouts.status, ['Draft', 'Deleted']),
        ),
      )
      .orderBy(desc(applications.submittedAt), desc(applications.id));
    const drafts = (await readDraftApplications(context)).map(({ row, checkout }) => ({
      ...wireHead(row, checkout, []),
      customerId: row.customerId,
      customerName: row.customerName,
      accountId: null,
      types: ['onboarding' as const],
      plan: null,
      sizes: [],
    }));
    const ids = rows.map(({ row }) => row.id);
    const items = groupBy(
      await orm
        .select()
        .from(applicationItems)
        .where(inArray(applicationItems.applicationId, ids))
        .orderBy(applicationItems.position),
      ({ applicationId }) => applicationId,
    );
    const paymentsOf = groupBy(
      await orm.select().from(payments).where(inArray(payments.applicationId, ids)),
      ({ applicationId }) => applicationId,
    );
    const awaited = await readAwaited(
      orm,
      rows.map(({ row }) => row),
    );
    const sent = rows.map(({ row, checkout }) => {
      const own = items(row.id).map(({ item }) => item);
      return {
        ...wireHead(row, checkout, outstandingAmounts(own, paymentsOf(row.id)), awaited(row)),
        customerId: row.customerId,
        customerName: row.customerName,
        accountId: readFutureAccountId(row.accountId) ? null : row.accountId || null,
        types: [...new Set(own.map(({ type }) => type))],
        plan: planOf(own),
        sizes: sizesOf(own),
      };
    });
    return [...drafts, ...sent];
  }),

  serve(applicationDetail, async ({ applicationId }, context) => {
    const application = await readOwnApplication(context, applicationId);
    const { row, checkout, account, payingAccount, items, due } = application;
    const { name, idNo } = await readServicedCustomer(context, row.customerId);
    const events = await context.orm
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, applicationId))
      .orderBy(desc(applicationEvents.at), desc(applicationEvents.id));
    const awaited = await readAwaited(context.orm, [row]);
    return {
      ...wireHead(row, checkout, due, awaited(row)),
      customer: { customerId: row.customerId, name, idNo, email: checkout.customerEmail },
      agent: {
        name: checkout.agentName,
        email: checkout.agentEmail,
        agentCode: codeFor(context.agent.codes, payingAccount.plan) ?? '–',
      },
      account: account && wireAccount(account),
      items: items.map(({ id, item, cartItemId }) => ({
        formId: id,
        status: row.status,
        item,
        mismatches: mismatchesOf(checkout.declaration, cartItemId),
      })),
      payments: application.payments.map((payment) => ({ paymentId: payment.id, ...wirePayment(payment) })),
      timeline: events.map(({ at, status, title, detail, holder }) => ({
        at: at.toISOString(),
        status,
        title,
        detail,
        holder,
      })),
    };
  }),
];
