import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { Orm } from '../../database/orm.ts';
import {
  applicationEvents,
  applications,
  checkouts,
  confirmationLinks,
  outbox,
} from '../../database/tables/index.ts';
import type { AnswerOutcome, CustomerAnswer } from '../../rules/orders/status-transitions.ts';
import { applyToCheckout, expireOverdue } from './order-status.ts';

/** An e-mail that the sandbox would have sent. */
export interface OutboxMail {
  readonly id: number;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Token of the confirmation that it asks for, with the links that answer it. */
  readonly token?: string;
  readonly confirmUrl?: string;
  readonly rejectUrl?: string;
}

/** E-mails to one recipient, or all; newest first. */
export async function listOutbox({ orm }: Database, recipient?: string): Promise<readonly OutboxMail[]> {
  const rows = await orm
    .select()
    .from(outbox)
    .where(recipient === undefined ? undefined : eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id));
  return rows.map(({ id, at, recipient: to, subject, body, token, confirmUrl, rejectUrl }) => ({
    id,
    at,
    to,
    subject,
    body,
    ...(token ? { token } : {}),
    ...(confirmUrl ? { confirmUrl } : {}),
    ...(rejectUrl ? { rejectUrl } : {}),
  }));
}

/** Words of a form without what no database keeps. */
const plain = (words = ''): string => words.replaceAll('\0', '').trim();

/** Whether somebody else still has to say yes. */
async function isAwaited(orm: Orm, checkoutId: string): Promise<boolean> {
  const open = await orm.$count(
    confirmationLinks,
    and(
      eq(confirmationLinks.checkoutId, checkoutId),
      isNull(confirmationLinks.voidedAt),
      isNull(confirmationLinks.confirmedAt),
    ),
  );
  return open > 0;
}

/** Writes the yes of one of two holders into the timelines. */
async function noteConfirmation(orm: Orm, checkoutId: string, recipient: string, at: Date): Promise<void> {
  const forms = await orm.select().from(applications).where(eq(applications.checkoutId, checkoutId));
  const words = { at, title: 'Confirmed by one of two holders', detail: `By ${recipient}` };
  await orm.insert(applicationEvents).values(forms.map(({ id }) => ({ applicationId: id, ...words })));
}

async function answer(
  db: Database,
  token: string,
  given: CustomerAnswer,
  now: Date,
  reason?: string,
): Promise<AnswerOutcome> {
  if (!/^[\w-]+$/.test(token)) return 'unknown';
  return db.orm.transaction(async (orm) => {
    await expireOverdue(orm, now);
    const [link] = await orm
      .select({
        voidedAt: confirmationLinks.voidedAt,
        confirmedAt: confirmationLinks.confirmedAt,
        recipient: confirmationLinks.recipient,
        checkoutId: checkouts.id,
        status: checkouts.status,
      })
      .from(confirmationLinks)
      .innerJoin(checkouts, eq(checkouts.id, confirmationLinks.checkoutId))
      .where(eq(confirmationLinks.token, token));
    if (!link) return 'unknown';
    if (link.voidedAt !== null) return 'replaced';
    if (link.status === 'Expired') return 'expired';
    if (link.confirmedAt !== null) return 'already-answered';
    if (given === 'confirm' && link.status === 'Pending Customer Confirmation') {
      await orm.update(confirmationLinks).set({ confirmedAt: now }).where(eq(confirmationLinks.token, token));
      if (await isAwaited(orm, link.checkoutId)) {
        await noteConfirmation(orm, link.checkoutId, link.recipient, now);
        return 'confirmed-by-one';
      }
    }
    const words =
      given === 'confirm'
        ? { title: 'Confirmed by the customer' }
        : { title: 'Rejected by the customer', reason: plain(reason) || 'Rejected by the customer.' };
    const isApplied = await applyToCheckout(orm, link.checkoutId, given, words, now);
    if (!isApplied) return 'already-answered';
    return given === 'confirm' ? 'confirmed' : 'rejected';
  });
}

/** The customer follows the link that says yes. */
export function confirmCheckout(db: Database, token: string, now: Date): Promise<AnswerOutcome> {
  return answer(db, token, 'confirm', now);
}

/** The customer follows the link that says no, perhaps with a reason. */
export function rejectCheckout(
  db: Database,
  token: string,
  now: Date,
  reason?: string,
): Promise<AnswerOutcome> {
  return answer(db, token, 'reject', now, reason);
}
