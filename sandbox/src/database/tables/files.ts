import type { FileType } from '@portal/shared/api/files';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Uploads of agents. */
export const attachments = pgTable(
  'attachments',
  {
    key: text('key').primaryKey(),
    bucket: text('bucket').notNull(),
    agentUserId: text('agent_user_id').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').$type<FileType>().notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** Base64. */
    content: text('content').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('attachments_agent').on(table.agentUserId)],
);
