import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** One-time codes sent to agents who link their account; of one identity the newest counts. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: serial('id').primaryKey(),
    sub: text('sub').notNull(),
    agentCustomerId: text('agent_customer_id').notNull(),
    code: text('code').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Wrong codes entered instead of it. */
    misses: integer('misses').notNull(),
    isVerified: boolean('is_verified').notNull(),
  },
  (table) => [index('one_time_codes_sub').on(table.sub)],
);
