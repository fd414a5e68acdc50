import { deleteCheckout, moveCheckoutToDraft, resendCheckoutEmail } from '@portal/shared/api/checkout';
import { and, eq, gt, inArray } from 'drizzle-orm';
import {
  applicationEvents,
  applications,
  cartItems,
  checkouts,
  outbox,
} from '../../database/tables/index.ts';
import type { CheckoutEvent } from '../../rules/orders/status-transitions.ts';
import { sendConfirmationMail, voidConfirmationLinks } from '../checkout/confirmation-mail.ts';
import { applyCheckoutEvent, expireOverdueCheckouts } from '../checkout/order-status.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound, Problem } from '../server/problem.ts';
import { serve } from '../server/route.ts';

type Checkout = typeof checkouts.$inferSelect;

/** How many times an e-mail can be sent again within an hour (docs/domain.md, section 6). */
const REPEATS = 3;
const HOUR_MS = 3_600_000;

/** Reads a checkout of the agent with its current status. @throws Problem 404 */
async function readOwnCheckout({ orm, agent, now }: AgentContext, checkoutId: string): Promise<Checkout> {
  await expireOverdueCheckouts(orm, now);
  const [row] = await orm
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.agentUserId, agent.userId)));
  if (!row) throw notFound('checkout');
  return row;
}

/** Moves a checkout to draft or deletes it, with its items, applications and links. */
async function withdraw(
  context: AgentContext,
  checkoutId: string,
  event: Extract<CheckoutEvent, 'move-to-draft' | 'delete'>,
): Promise<Checkout> {
  const { orm, agent, now } = context;
  const checkout = await readOwnCheckout(context, checkoutId);
  const isDelete = event === 'delete';
  const title = `${isDelete ? 'Deleted' : 'Moved back to draft'} by ${agent.name}`;
  if (!(await applyCheckoutEvent(orm, checkoutId, event, { title }, now))) {
    const rule = isDelete
      ? 'Only a checkout that waits for the customer can be deleted'
      : 'Only a checkout that waits for the customer, was rejected or has expired can be moved to draft';
    throw new Problem(409, `${rule}: this one is ${checkout.status}.`);
  }
  await voidConfirmationLinks(orm, checkoutId, now);
  await orm
    .update(cartItems)
    .set({ state: isDelete ? 'removed' : 'cart' })
    .where(inArray(cartItems.id, [...checkout.itemIds]));
  return checkout;
}

/** Refuses the fourth e-mail within an hour. The message names the time from which it can be sent. */
async function refuseTooManyEmails({ orm, now }: AgentContext, checkoutId: string): Promise<void> {
  const repeats = await orm
    .select({ at: outbox.at })
    .from(outbox)
    .where(
      and(
        eq(outbox.checkoutId, checkoutId),
        eq(outbox.isRepeat, true),
        gt(outbox.at, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .orderBy(outbox.at);
  const [oldest] = repeats;
  // e-mails to two holders have the same time and count once
  const times = new Set(repeats.map(({ at }) => at.getTime())).size;
  if (times < REPEATS || !oldest) return;
  const next = new Date(oldest.at.getTime() + HOUR_MS).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Kuala_Lumpur',
  });
  throw new Problem(
    429,
    `The e-mail was sent again ${REPEATS} times within an hour. It can be sent again from ${next}.`,
  );
}

export const checkoutChangeRoutes = [
  serve(moveCheckoutToDraft, async ({ checkoutId }, context) => {
    const { itemIds } = await withdraw(context, checkoutId, 'move-to-draft');
    return { checkoutId, itemIds: [...itemIds] };
  }),

  serve(deleteCheckout, async ({ checkoutId }, context) => {
    await withdraw(context, checkoutId, 'delete');
    return { checkoutId };
  }),

  serve(resendCheckoutEmail, async ({ checkoutId }, context) => {
    const { orm, now } = context;
    const checkout = await readOwnCheckout(context, checkoutId);
    if (checkout.status !== 'Pending Customer Confirmation') {
      throw new Problem(
        409,
        `The e-mail is sent again only while the customer’s confirmation is pending: this checkout is ${checkout.status}.`,
      );
    }
    await refuseTooManyEmails(context, checkoutId);
    const rows = await orm
      .select()
      .from(cartItems)
      .where(inArray(cartItems.id, [...checkout.itemIds]));
    const items = checkout.itemIds.flatMap((id) => rows.filter((row) => row.id === id));
    const addresses = await sendConfirmationMail(
      context,
      checkout,
      items.map(({ item }) => item),
      true,
    );
    const forms = await orm.select().from(applications).where(eq(applications.checkoutId, checkoutId));
    await orm.insert(applicationEvents).values(
      forms.map(({ id }) => ({
        applicationId: id,
        at: now,
        title: 'Sent to the customer again',
        detail: `To ${addresses.join(' and ')}`,
      })),
    );
    return { checkoutId, customerEmail: checkout.customerEmail, expiresAt: checkout.expiresAt.toISOString() };
  }),
];
