import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { MailContent } from '../../rules/orders/mail-content.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Confirmation links. One token is for one holder's single answer to one checkout. */
export const confirmationLinks = pgTable(
  'confirmation_links',
  {
    token: text('token').primaryKey(),
    checkoutId: text('checkout_id').notNull(),
    recipient: text('recipient').notNull(),
    /** Id of the holder among those who must confirm: two may have one address. */
    signer: text('signer').notNull(),
    /** Name of the holder. */
    name: text('name').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Set when this holder has confirmed. */
    confirmedAt: instant('confirmed_at'),
    /** Set when this holder has rejected. */
    rejectedAt: instant('rejected_at'),
    /** Set when a newer e-mail replaced this one, or the checkout was withdrawn. */
    voidedAt: instant('voided_at'),
  },
  (table) => [index('confirmation_links_checkout').on(table.checkoutId)],
);

/** E-mails and text messages. The sandbox stores them instead of sending them. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Plain text. */
    body: text('body').notNull(),
    /** What the HTML is made of; null for a text message. */
    content: jsonb('content').$type<MailContent>(),
    /** Token of the confirmation link. */
    token: text('token'),
    confirmUrl: text('confirm_url'),
    rejectUrl: text('reject_url'),
    checkoutId: text('checkout_id'),
    /** Whether the message repeats an earlier one. */
    isRepeat: boolean('is_repeat').notNull(),
  },
  (table) => [index('outbox_recipient').on(table.recipient), index('outbox_checkout').on(table.checkoutId)],
);

/** First answers of commands, by agent and Idempotency-Key. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    sub: text('sub').notNull(),
    key: text('key').notNull(),
    /** Hash of method, path and body: the key is valid for this request only. */
    request: text('request').notNull(),
    /** The JSON that was sent. */
    answer: text('answer').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sub, table.key] })],
);

/** Running numbers of forms, checkouts, customers and test agents. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});
