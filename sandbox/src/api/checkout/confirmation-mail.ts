import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import type { checkouts } from '../../database/tables/index.ts';
import { confirmationLinks, outbox } from '../../database/tables/index.ts';
import { openingFacts } from '../../rules/onboarding/opening-facts.ts';
import { confirmationContent, plainTextOf } from '../../rules/orders/mail-content.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import { LOOKUPS } from '../../seed/reference/lookups.ts';
import { payloadOf } from '../onboarding/stored-onboarding.ts';
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
 * @returns the addresses that it was sent to
 */
export async function sendConfirmationMail(
  { orm, now, outboxUrl, prices }: PublicContext,
  checkout: Checkout,
  items: readonly OrderItem[],
  isRepeat: boolean,
): Promise<readonly string[]> {
  const confirmations = await orm
    .select({ signer: confirmationLinks.signer })
    .from(confirmationLinks)
    .where(and(eq(confirmationLinks.checkoutId, checkout.id), isNotNull(confirmationLinks.confirmedAt)));
  await voidConfirmationLinks(orm, checkout.id, now);
  const what = items.length === 1 ? 'your transaction' : `your ${items.length} transactions`;
  const opening = items.flatMap((item) => {
    const payload = payloadOf(item);
    return payload ? openingFacts(payload, checkout.customerName) : [];
  });
  const navOf = (scheme: string) => prices.get(scheme)?.nav;
  const signers = await readSigners(orm, checkout, items);
  const asked = signers.filter(({ id }) => confirmations.every(({ signer }) => signer !== id));
  for (const { id, name, email } of asked) {
    const token = randomBytes(24).toString('base64url');
    await orm
      .insert(confirmationLinks)
      .values({ token, checkoutId: checkout.id, recipient: email, signer: id, name, sentAt: now });
    const others = signers.filter((signer) => signer.id !== id).map((signer) => signer.name);
    const facts = { ...checkout, opening, others, lookups: LOOKUPS };
    const content = confirmationContent(name, facts, items, now, navOf);
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
  return [...new Set(asked.map(({ email }) => email))];
}
