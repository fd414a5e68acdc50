import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { PgliteQueryResultHKT } from 'drizzle-orm/pglite';
import type * as tables from './tables/index.ts';

/** What reads and writes the tables: the database itself, or a transaction on it. */
export type Orm = PgDatabase<PgliteQueryResultHKT, typeof tables>;
