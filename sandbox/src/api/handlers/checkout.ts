import { checkoutsByIds, checkoutsOf, submitCheckout, validateCheckout } from '@portal/shared/api/checkout';
import type { CheckoutStatus as ShownStatus } from '@portal/shared/api/status';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { takeNumbers } from '../../database/counters.ts';
import { formCount, orderRows } from '../../database/order-rows.ts';
import {
  applicationEvents,
  applicationItems,
  applications,
  cartItems,
  checkouts,
  requiredDocuments,
} from '../../database/tables/index.ts';
import { dueOf } from '../../rules/due.ts';
import { methodsFor } from '../../rules/payment-methods.ts';
import { type Review, type ReviewedItem, reviewItems, wireComplaints } from '../checkout-review.ts';
import { mailConfirmation } from '../confirmation-mail.ts';
import type { AgentContext } from '../context.ts';
import { expireOverdue } from '../order-life.ts';
import { Problem } from '../problem.ts';
import { serve } from '../route.ts';
import { servicedCustomer } from '../servicing.ts';

type Checkout = typeof checkouts.$inferSelect;

const SHOWN: Record<Checkout['status'], ShownStatus | undefined> = {
  'Pending Customer Confirmation': 'Pending Customer Confirmation',
  Confirmed: 'Confirmed',
  Rejected: 'Rejected',
  Expired: 'Expired',
  Draft: undefined,
  Deleted: undefined,
};

/** The least an agent must write when the customer goes on despite a mismatch (domain, section 4). */
const MISMATCH_REASON_LENGTH = 10;

/** Checkouts in the form of the wire, newest first; what was taken back or deleted is not shown. */
async function listCheckouts(context: AgentContext, condition: SQL | undefined) {
  const { orm, agent, now } = context;
  await expireOverdue(orm, now);
  const rows = await orm
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.agentUserId, agent.userId), condition))
    .orderBy(desc(checkouts.createdAt), desc(checkouts.id));
  const ids = rows.map(({ id }) => id);
  const forms =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(applications)
          .where(inArray(applications.checkoutId, ids))
          .orderBy(applications.id);
  const itemIds = rows.flatMap((row) => row.itemIds);
  const items =
    itemIds.length === 0 ? [] : await orm.select().from(cartItems).where(inArray(cartItems.id, itemIds));
  return rows.flatMap((row) => {
    const status = SHOWN[row.status];
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
        applications: forms.filter((form) => form.checkoutId === row.id).map(wireForm),
        due: [...dueOf(own.map(({ item }) => item))],
      },
    ];
  });
}

function wireForm({ id, formNo, status }: typeof applications.$inferSelect) {
  return { applicationId: id, formNo, status };
}

type Submission = Parameters<Parameters<typeof serve<typeof submitCheckout>>[1]>[0];

/** What the declaration and the payment must say for these items. */
function submissionComplaints(
  { declaration, payment, customerEmail, agentEmail }: Submission,
  items: readonly ReviewedItem[],
): string[] {
  const complaints: string[] = [];
  for (const { id, isMismatch } of items) {
    const reason = declaration.mismatches.find(({ itemId }) => itemId === id)?.reason ?? '';
    if (isMismatch && reason.trim().length < MISMATCH_REASON_LENGTH) {
      complaints.push(
        `Item ${id} does not suit the customer: a reason of at least ${MISMATCH_REASON_LENGTH} characters is needed.`,
      );
    }
  }
  const isForeign = items.some(({ item }) => item.type === 'investment' && item.payload.currency !== 'MYR');
  if (isForeign && declaration.domesticBorrowing === null)
    complaints.push('The question about ringgit borrowing is not answered.');
  if (customerEmail.toLowerCase() === agentEmail.toLowerCase())
    complaints.push('The customer’s e-mail is the agent’s own.');
  for (const { currency } of dueOf(items.map(({ item }) => item))) {
    const method = payment.find((chosen) => chosen.currency === currency)?.method;
    const plans = items.flatMap(({ item }) =>
      item.type === 'investment' && item.payload.currency === currency ? [item.payload.plan] : [],
    );
    if (method === undefined) complaints.push(`No payment method is chosen for ${currency}.`);
    else if (!plans.some((plan) => allows(plan, currency, method)))
      complaints.push(`${method} cannot pay ${currency} here.`);
  }
  return complaints;
}

function allows(plan: string, currency: string, code: string): boolean {
  const known = plan === 'EPF' || plan === 'PRS' ? plan : 'CS';
  return methodsFor(known, currency).some((method) => method.code === code);
}

function refuse(review: Review, further: readonly string[]): void {
  const complaints = wireComplaints(review);
  if (complaints.length === 0 && further.length === 0) return;
  const [first = 'The checkout was refused.'] = [...complaints.map(({ message }) => message), ...further];
  throw new Problem(422, first, { complaints, further });
}

export const checkoutRoutes = [
  serve(checkoutsOf, async ({ channel, customerId }, context) => {
    await servicedCustomer(context, customerId);
    return listCheckouts(context, and(eq(checkouts.channel, channel), eq(checkouts.customerId, customerId)));
  }),

  serve(checkoutsByIds, async ({ checkoutIds }, context) =>
    checkoutIds.length === 0 ? [] : listCheckouts(context, inArray(checkouts.id, [...checkoutIds])),
  ),

  serve(validateCheckout, async ({ customerId, itemIds }, context) => {
    const customer = await servicedCustomer(context, customerId);
    const complaints = wireComplaints(await reviewItems(context, customer, itemIds));
    return { valid: complaints.length === 0, complaints };
  }),

  serve(submitCheckout, async (input, context) => {
    const { orm, agent, now } = context;
    const customer = await servicedCustomer(context, input.customerId);
    const review = await reviewItems(context, customer, input.itemIds);
    refuse(review, submissionComplaints(input, review.items));
    const items = review.items.map(({ id, item }) => ({ id, item }));
    const request = {
      agentUserId: agent.userId,
      agentName: input.agentName,
      agentEmail: input.agentEmail,
      customerId: customer.id,
      customerName: customer.name,
      customerEmail: input.customerEmail,
      channel: input.channel,
      items,
      declaration: input.declaration,
      payment: input.payment,
      payer: input.payer ?? null,
    };
    const numbers = {
      checkout: await takeNumbers(orm, 'checkout'),
      form: await takeNumbers(orm, 'form', formCount(items)),
    };
    const rows = orderRows(request, numbers, now);
    await orm.insert(checkouts).values(rows.checkout);
    await orm.insert(applications).values([...rows.applications]);
    await orm.insert(applicationItems).values([...rows.items]);
    if (rows.documents.length > 0) await orm.insert(requiredDocuments).values([...rows.documents]);
    await orm.insert(applicationEvents).values([...rows.events]);
    await orm
      .update(cartItems)
      .set({ state: 'checkout' })
      .where(
        inArray(
          cartItems.id,
          items.map(({ id }) => id),
        ),
      );
    await mailConfirmation(
      context,
      rows.checkout,
      items.map(({ item }) => item),
    );
    return {
      checkoutId: rows.checkout.id,
      applications: rows.applications.map(({ id, formNo, status }) => ({
        applicationId: id,
        formNo,
        status,
      })),
    };
  }),
];
