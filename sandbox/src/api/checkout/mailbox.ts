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
import type { MailContent } from '../../rules/orders/mail-content.ts';
import type { AnswerOutcome, CustomerAnswer } from '../../rules/orders/status-transitions.ts';
import { applyCheckoutEvent, type EventText, expireOverdueCheckouts } from './order-status.ts';

/** A message in the outbox. The sandbox sends no real e-mails. */
export interface OutboxMail {
  readonly id: number;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** What the HTML is made of; absent for a text message. */
  readonly content?: MailContent;
  /** Token of the confirmation link; absent for messages without one. */
  readonly token?: string;
  readonly confirmUrl?: string;
  readonly rejectUrl?: string;
}

/** Reads the messages to one recipient, or all without one; newest first. */
export async function listOutbox({ orm }: Database, recipient?: string): Promise<readonly OutboxMail[]> {
  const rows = await orm
    .select()
    .from(outbox)
    .where(recipient === undefined ? undefined : eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id));
  return rows.map(({ id, at, recipient: to, subject, body, content, token, confirmUrl, rejectUrl }) => ({
    id,
    at,
    to,
    subject,
    body,
    ...(content ? { content } : {}),
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

/** Whether several holders were asked. An answer then names its holder. */
async function isForSeveral(orm: Orm, checkoutId: string): Promise<boolean> {
  const links = await orm
    .selectDistinct({ signer: confirmationLinks.signer })
    .from(confirmationLinks)
    .where(eq(confirmationLinks.checkoutId, checkoutId));
  return links.length > 1;
}

/** Adds the confirmation by one of several holders to the timelines. */
async function recordPartialConfirmation(
  orm: Orm,
  checkoutId: string,
  holder: string,
  at: Date,
): Promise<void> {
  const forms = await orm.select().from(applications).where(eq(applications.checkoutId, checkoutId));
  const event = { at, title: 'Confirmed by one holder', holder };
  await orm.insert(applicationEvents).values(forms.map(({ id }) => ({ applicationId: id, ...event })));
}

/** Title and reason of an answer. `holder` is set where several holders were asked. */
function answerText(answer: CustomerAnswer, holder: string | undefined, reason: string): EventText {
  const by = holder === undefined ? {} : { holder };
  if (answer === 'confirm')
    return { ...by, title: holder === undefined ? 'Confirmed by the customer' : 'Confirmed by all holders' };
  const title = holder === undefined ? 'Rejected by the customer' : 'Rejected by one holder';
  return { ...by, title, reason: reason || `${title}.` };
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
        name: confirmationLinks.name,
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
        await recordPartialConfirmation(orm, link.checkoutId, link.name, now);
        return 'confirmed-by-one';
      }
    }
    const holder = (await isForSeveral(orm, link.checkoutId)) ? link.name : undefined;
    const text = answerText(given, holder, withoutNul(reason));
    const isApplied = await applyCheckoutEvent(orm, link.checkoutId, given, text, now);
    if (!isApplied) return 'already-answered';
    if (given === 'reject')
      await orm.update(confirmationLinks).set({ rejectedAt: now }).where(eq(confirmationLinks.token, token));
    return given === 'confirm' ? 'confirmed' : 'rejected';
  });
}

/**
 * Records that the signer with this link's token confirms the checkout. Once all signers have, it is confirmed, and its
 * applications wait for payment or documents, or are submitted; each step is in their timelines. Resolves with what
 * became of it; an unknown, replaced, expired or answered link confirms nothing. Also sets the overdue checkouts of all
 * agents to expired.
 */
export function confirmCheckout(db: Database, token: string, now: Date): Promise<AnswerOutcome> {
  return answer(db, token, 'confirm', now);
}

/**
 * Rejects a checkout for all signers, by the link with this token, optionally with a reason. Resolves with what became
 * of it; an unknown, replaced, expired or answered link rejects nothing. Also sets the overdue checkouts of all agents to
 * expired.
 */
export function rejectCheckout(
  db: Database,
  token: string,
  now: Date,
  reason?: string,
): Promise<AnswerOutcome> {
  return answer(db, token, 'reject', now, reason);
}
