import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The links of an e-mail: one token is one holder's yes or no to one checkout, once. */
export const confirmationLinks = pgTable(
  'confirmation_links',
  {
    token: text('token').primaryKey(),
    checkoutId: text('checkout_id').notNull(),
    recipient: text('recipient').notNull(),
    /** Set when this holder has said yes. */
    confirmedAt: instant('confirmed_at'),
    /** Set when a newer e-mail replaced this one, or the checkout was taken back. */
    voidedAt: instant('voided_at'),
  },
  (table) => [index('confirmation_links_checkout').on(table.checkoutId)],
);

/** What the sandbox would have sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Token of the confirmation that the e-mail asks for. */
    token: text('token'),
    confirmUrl: text('confirm_url'),
    rejectUrl: text('reject_url'),
    checkoutId: text('checkout_id'),
    /** Whether it says again what an earlier one said. */
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
    /** Method, path and body of the request: the key stands for this request and no other. */
    request: text('request').notNull(),
    /** JSON, byte for byte as it was sent. */
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
