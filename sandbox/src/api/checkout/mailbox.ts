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
import { applyCheckoutEvent, expireOverdueCheckouts } from './order-status.ts';

/** A message in the outbox. The sandbox sends no real e-mails. */
export interface OutboxMail {
  readonly id: number;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Token of the confirmation link; absent for messages without one. */
  readonly token?: string;
  readonly confirmUrl?: string;
  readonly rejectUrl?: string;
}

/** Reads the messages to one recipient, or all; newest first. */
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

/** Removes NUL characters, which Postgres does not store. */
const withoutNul = (text = ''): string => text.replaceAll('\0', '').trim();

/** Whether another holder still has to confirm. */
async function hasOpenLinks(orm: Orm, checkoutId: string): Promise<boolean> {
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

/** Adds the confirmation by one of two holders to the timelines. */
async function recordPartialConfirmation(
  orm: Orm,
  checkoutId: string,
  recipient: string,
  at: Date,
): Promise<void> {
  const forms = await orm.select().from(applications).where(eq(applications.checkoutId, checkoutId));
  const event = { at, title: 'Confirmed by one of two holders', detail: `By ${recipient}` };
  await orm.insert(applicationEvents).values(forms.map(({ id }) => ({ applicationId: id, ...event })));
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
    await expireOverdueCheckouts(orm, now);
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
      if (await hasOpenLinks(orm, link.checkoutId)) {
        await recordPartialConfirmation(orm, link.checkoutId, link.recipient, now);
        return 'confirmed-by-one';
      }
    }
    const text =
      given === 'confirm'
        ? { title: 'Confirmed by the customer' }
        : { title: 'Rejected by the customer', reason: withoutNul(reason) || 'Rejected by the customer.' };
    const isApplied = await applyCheckoutEvent(orm, link.checkoutId, given, text, now);
    if (!isApplied) return 'already-answered';
    return given === 'confirm' ? 'confirmed' : 'rejected';
  });
}

/** The customer confirms a checkout by the link with this token. */
export function confirmCheckout(db: Database, token: string, now: Date): Promise<AnswerOutcome> {
  return answer(db, token, 'confirm', now);
}

/** The customer rejects a checkout by the link with this token, optionally with a reason. */
export function rejectCheckout(
  db: Database,
  token: string,
  now: Date,
  reason?: string,
): Promise<AnswerOutcome> {
  return answer(db, token, 'reject', now, reason);
}
