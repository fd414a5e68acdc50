import { pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Feedback of agents. */
export const feedback = pgTable('feedback', {
  id: serial('id').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  userId: text('user_id').notNull(),
  agentName: text('agent_name').notNull(),
  feedback: text('feedback').notNull(),
});
