import { is, type SQL } from 'drizzle-orm';
import { getTableConfig, type IndexedColumn, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from './tables/index.ts';

type Config = ReturnType<typeof getTableConfig>;

function columnDefinition(column: PgColumn): string {
  return [
    `"${column.name}" ${column.getSQLType()}`,
    column.primary ? 'primary key' : column.notNull ? 'not null' : '',
    column.isUnique ? 'unique' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function createTable({ name, columns, primaryKeys }: Config): string {
  const keys = primaryKeys.map(
    (key) => `primary key (${key.columns.map((column) => `"${column.name}"`).join(', ')})`,
  );
  return `create table "${name}" (${[...columns.map(columnDefinition), ...keys].join(', ')})`;
}

function indexedColumn(column: Partial<IndexedColumn | SQL>): string {
  if (!('indexConfig' in column)) throw new Error('Indexes are on columns, not on expressions.');
  const operators = column.indexConfig?.opClass;
  return operators ? `"${column.name}" ${operators}` : `"${column.name}"`;
}

function createIndexes({ name, indexes }: Config): readonly string[] {
  return indexes.map(({ config }) => {
    const method = config.method && config.method !== 'btree' ? ` using ${config.method}` : '';
    return `create index "${config.name}" on "${name}"${method} (${config.columns.map(indexedColumn).join(', ')})`;
  });
}

/** Every table of the sandbox, in a fixed order. */
const allTables: readonly PgTable[] = Object.values(tables).filter((value) => is(value, PgTable));

const configs = allTables.map((table) => getTableConfig(table));

/** Statements that create the tables, generated from the drizzle definitions so that the two cannot differ. */
export const tableStatements: readonly string[] = [
  'create extension if not exists pg_trgm',
  ...configs.map(createTable),
];

/** Statements that create the indexes. Run them after the seed, which is faster than updating indexes row by row. */
export const indexStatements: readonly string[] = configs.flatMap(createIndexes);
