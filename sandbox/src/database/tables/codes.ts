import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** One-time codes sent to agents who link their account. Only the newest of an identity is valid. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: serial('id').primaryKey(),
    sub: text('sub').notNull(),
    agentCustomerId: text('agent_customer_id').notNull(),
    code: text('code').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Number of wrong codes entered. */
    misses: integer('misses').notNull(),
    isVerified: boolean('is_verified').notNull(),
  },
  (table) => [index('one_time_codes_sub').on(table.sub)],
);
