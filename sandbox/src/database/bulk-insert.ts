import type { PGlite } from '@electric-sql/pglite';
import { getTableColumns, type InferInsertModel } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Inserts rows by COPY, about ten times as fast as insert statements; nothing for no rows. The database numbers serial
 * columns; any other property that a row lacks is null, whatever the column's default.
 */
export async function bulkInsert<Table extends PgTable>(
  client: PGlite,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.getSQLType() !== 'serial',
  );
  const lines = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return columns
      .map(([property, column]) => {
        const value = values.get(property);
        return csvCell(value === null || value === undefined ? null : column.mapToDriverValue(value));
      })
      .join(',');
  });
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  await client.query(
    `copy "${getTableConfig(table).name}" (${names}) from '/dev/blob' with (format csv)`,
    [],
    {
      blob: new Blob([lines.join('\n')]),
    },
  );
}
