import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { PgliteQueryResultHKT } from 'drizzle-orm/pglite';
import type * as tables from './tables/index.ts';

/** Query interface of the database or of a transaction. */
export type Orm = PgDatabase<PgliteQueryResultHKT, typeof tables>;
