import { checkoutsByIds, checkoutsOf } from '@portal/shared/api/checkout';
import { submitCheckout, validateCheckout } from '@portal/shared/api/checkout-submission';
import type { InputOf } from '@portal/shared/api/endpoint';
import type { Payer } from '@portal/shared/api/payment-method';
import type { Channel } from '@portal/shared/api/wire';
import { and, eq, inArray } from 'drizzle-orm';
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
import { payerComplaints } from '../../rules/payments/payer.ts';
import { readOwnAttachment } from '../applications/attachments.ts';
import { sendConfirmationMail } from '../checkout/confirmation-mail.ts';
import { type Review, reviewItems, wireComplaints } from '../checkout/item-review.ts';
import { listCheckouts } from '../checkout/list-checkouts.ts';
import { submissionComplaints } from '../checkout/submission-review.ts';
import { readAccounts, readServicedCustomer } from '../customers/servicing.ts';
import { readAccountsByIds } from '../onboarding/read-applicant.ts';
import type { AgentContext, SignedInAgent } from '../server/context.ts';
import { Problem } from '../server/problem.ts';
import { serve } from '../server/route.ts';

function refuseComplaints(review: Review, further: readonly string[]): void {
  const complaints = wireComplaints(review);
  if (complaints.length === 0 && further.length === 0) return;
  const [first = 'The checkout was refused.'] = [...complaints.map(({ message }) => message), ...further];
  throw new Problem(422, first, { complaints, further });
}

/** Complaints about another payer, for all accounts that receive money. */
async function reviewPayer(
  context: AgentContext,
  payer: Payer | undefined,
  { items }: Review,
): Promise<readonly string[]> {
  if (!payer) return [];
  if (payer.proof !== undefined) await readOwnAttachment(context, payer.proof);
  const ids = items.flatMap(({ item }) => (item.type === 'investment' ? [item.payload.accountId] : []));
  const rows = await readAccountsByIds(context.orm, ids);
  return [...new Set(rows.flatMap((account) => payerComplaints(payer, account)))];
}

/** The e-mail names the agent, so name and address must be those on record. */
function refuseOtherSender(body: InputOf<typeof submitCheckout>, { name, email }: SignedInAgent): void {
  if (body.agentName !== name) throw new Problem(400, `body.agentName: the agent’s is ${name}`);
  if (body.agentEmail !== email) throw new Problem(400, `body.agentEmail: the agent’s is ${email}`);
}

/** Onboarding has its own channel, all other items use Digital Transaction (docs/calls.md). */
function refuseWrongChannel(channel: Channel, { items }: Review): void {
  const hasOnboarding = items.some(({ item }) => item.type === 'onboarding');
  const right = hasOnboarding ? 'Digital AOF' : 'Digital Transaction';
  if (items.length > 0 && channel !== right)
    throw new Problem(422, `The channel of this checkout is ${right}, not ${channel}.`);
}

export const checkoutRoutes = [
  serve(checkoutsOf, async ({ channel, customerId }, context) => {
    await readServicedCustomer(context, customerId);
    return listCheckouts(context, and(eq(checkouts.channel, channel), eq(checkouts.customerId, customerId)));
  }),

  serve(checkoutsByIds, async ({ checkoutIds }, context) =>
    checkoutIds.length === 0 ? [] : listCheckouts(context, inArray(checkouts.id, [...checkoutIds])),
  ),

  serve(validateCheckout, async ({ channel, customerId, itemIds }, context) => {
    const customer = await readServicedCustomer(context, customerId);
    const review = await reviewItems(context, customer, itemIds);
    refuseWrongChannel(channel, review);
    const complaints = wireComplaints(review);
    return { valid: complaints.length === 0, complaints };
  }),

  serve(submitCheckout, async (input, context) => {
    const { orm, agent, now } = context;
    refuseOtherSender(input, agent);
    const customer = await readServicedCustomer(context, input.customerId);
    const review = await reviewItems(context, customer, input.itemIds);
    refuseWrongChannel(input.channel, review);
    refuseComplaints(review, [
      ...submissionComplaints(input, review, context),
      ...(await reviewPayer(context, input.payer, review)),
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
      hasOneApplication: context.hasOneApplication,
      recordAccountId: (await readAccounts(context, customer.id))[0]?.id,
    };
    const numbers = {
      checkout: await takeNumbers(orm, 'checkout'),
      form: await takeNumbers(orm, 'form', formCount(request)),
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
    await sendConfirmationMail(
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
