import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import type { checkouts } from '../../database/tables/index.ts';
import { confirmationLinks, outbox } from '../../database/tables/index.ts';
import { confirmationContent, plainTextOf } from '../../rules/orders/mail-content.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import type { PublicContext } from '../server/context.ts';
import { readSigners } from './signers.ts';

type Checkout = Pick<
  typeof checkouts.$inferSelect,
  | 'id'
  | 'customerId'
  | 'customerName'
  | 'customerEmail'
  | 'agentName'
  | 'expiresAt'
  | 'itemIds'
  | 'declaration'
>;

/** Voids the links of a checkout's e-mails, except links that were used to confirm. */
export async function voidConfirmationLinks(orm: Orm, checkoutId: string, now: Date): Promise<void> {
  await orm
    .update(confirmationLinks)
    .set({ voidedAt: now })
    .where(
      and(
        eq(confirmationLinks.checkoutId, checkoutId),
        isNull(confirmationLinks.voidedAt),
        isNull(confirmationLinks.confirmedAt),
      ),
    );
}

/**
 * Puts a confirmation e-mail into the outbox for each signer who has not confirmed yet, with links to confirm and to
 * reject. Links of earlier e-mails become void. `isRepeat`: the agent sends it again.
 */
export async function sendConfirmationMail(
  { orm, now, outboxUrl }: PublicContext,
  checkout: Checkout,
  items: readonly OrderItem[],
  isRepeat: boolean,
): Promise<void> {
  const confirmations = await orm
    .select({ recipient: confirmationLinks.recipient })
    .from(confirmationLinks)
    .where(and(eq(confirmationLinks.checkoutId, checkout.id), isNotNull(confirmationLinks.confirmedAt)));
  await voidConfirmationLinks(orm, checkout.id, now);
  const what = items.length === 1 ? 'your transaction' : `your ${items.length} transactions`;
  for (const { name, email } of await readSigners(orm, checkout, items)) {
    if (confirmations.some(({ recipient }) => recipient === email)) continue;
    const token = randomBytes(24).toString('base64url');
    await orm
      .insert(confirmationLinks)
      .values({ token, checkoutId: checkout.id, recipient: email, name, sentAt: now });
    const content = confirmationContent(name, checkout, items, now);
    await orm.insert(outbox).values({
      at: now,
      recipient: email,
      subject: `${isRepeat ? 'Reminder: please' : 'Please'} confirm ${what} (${checkout.id})`,
      body: plainTextOf(content),
      content,
      confirmUrl: `${outboxUrl}/mail/${token}/confirm`,
      rejectUrl: `${outboxUrl}/mail/${token}/reject`,
      token,
      checkoutId: checkout.id,
      isRepeat,
    });
  }
}
