import { checkoutsByIds, checkoutsOf, submitCheckout, validateCheckout } from '@portal/shared/api/checkout';
import type { InputOf } from '@portal/shared/api/endpoint';
import type { Payer } from '@portal/shared/api/payment-method';
import type { CheckoutStatus as ShownStatus } from '@portal/shared/api/status';
import type { Channel } from '@portal/shared/api/wire';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { takeNumbers } from '../../database/counters.ts';
import { formCount, orderRows } from '../../database/order-rows.ts';
import {
  accounts,
  applicationEvents,
  applicationItems,
  applications,
  cartItems,
  checkouts,
  requiredDocuments,
} from '../../database/tables/index.ts';
import { dueOf } from '../../rules/payments/amounts-due.ts';
import { payerComplaints } from '../../rules/payments/payer.ts';
import { ownAttachment } from '../applications/attachments.ts';
import { mailConfirmation } from '../checkout/confirmation-mail.ts';
import { type Review, reviewItems, wireComplaints } from '../checkout/item-review.ts';
import { expireOverdue } from '../checkout/order-status.ts';
import { submissionComplaints } from '../checkout/submission-review.ts';
import { servicedCustomer } from '../customers/servicing.ts';
import type { AgentContext, SignedInAgent } from '../server/context.ts';
import { Problem } from '../server/problem.ts';
import { serve } from '../server/route.ts';

type Checkout = typeof checkouts.$inferSelect;

const SHOWN: Record<Checkout['status'], ShownStatus | undefined> = {
  'Pending Customer Confirmation': 'Pending Customer Confirmation',
  Confirmed: 'Confirmed',
  Rejected: 'Rejected',
  Expired: 'Expired',
  Draft: undefined,
  Deleted: undefined,
};

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

function refuse(review: Review, further: readonly string[]): void {
  const complaints = wireComplaints(review);
  if (complaints.length === 0 && further.length === 0) return;
  const [first = 'The checkout was refused.'] = [...complaints.map(({ message }) => message), ...further];
  throw new Problem(422, first, { complaints, further });
}

/** What is wrong with another payer, for any of the accounts that money goes to. */
async function payerComplaintsOf(
  context: AgentContext,
  payer: Payer | undefined,
  { items }: Review,
): Promise<readonly string[]> {
  if (!payer) return [];
  if (payer.proof !== undefined) await ownAttachment(context, payer.proof);
  const ids = items.flatMap(({ item }) => (item.type === 'investment' ? [item.payload.accountId] : []));
  const rows =
    ids.length === 0 ? [] : await context.orm.select().from(accounts).where(inArray(accounts.id, ids));
  return [...new Set(rows.flatMap((account) => payerComplaints(payer, account)))];
}

/** The customer reads who asks: it is the agent on record, whatever the request says. */
function refuseOtherSender(sent: InputOf<typeof submitCheckout>, { name, email }: SignedInAgent): void {
  if (sent.agentName !== name) throw new Problem(400, `body.agentName: the agent’s is ${name}`);
  if (sent.agentEmail !== email) throw new Problem(400, `body.agentEmail: the agent’s is ${email}`);
}

/** An onboarding goes by its own channel, everything else by the other (tables, Calls). */
function refuseWrongChannel(channel: Channel, { items }: Review): void {
  const hasOnboarding = items.some(({ item }) => item.type === 'onboarding');
  const right = hasOnboarding ? 'Digital AOF' : 'Digital Transaction';
  if (items.length > 0 && channel !== right)
    throw new Problem(422, `The channel of this checkout is ${right}, not ${channel}.`);
}

export const checkoutRoutes = [
  serve(checkoutsOf, async ({ channel, customerId }, context) => {
    await servicedCustomer(context, customerId);
    return listCheckouts(context, and(eq(checkouts.channel, channel), eq(checkouts.customerId, customerId)));
  }),

  serve(checkoutsByIds, async ({ checkoutIds }, context) =>
    checkoutIds.length === 0 ? [] : listCheckouts(context, inArray(checkouts.id, [...checkoutIds])),
  ),

  serve(validateCheckout, async ({ channel, customerId, itemIds }, context) => {
    const customer = await servicedCustomer(context, customerId);
    const review = await reviewItems(context, customer, itemIds);
    refuseWrongChannel(channel, review);
    const complaints = wireComplaints(review);
    return { valid: complaints.length === 0, complaints };
  }),

  serve(submitCheckout, async (input, context) => {
    const { orm, agent, now } = context;
    refuseOtherSender(input, agent);
    const customer = await servicedCustomer(context, input.customerId);
    const review = await reviewItems(context, customer, input.itemIds);
    refuseWrongChannel(input.channel, review);
    refuse(review, [
      ...submissionComplaints(input, review.items, agent.email),
      ...(await payerComplaintsOf(context, input.payer, review)),
    ]);
    const items = review.items.map(({ id, item }) => ({ id, item }));
    const request = {
      agentUserId: agent.userId,
      agentName: agent.name,
      agentEmail: agent.email,
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
      false,
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
