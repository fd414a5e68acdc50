import { withoutControls } from '../site/refusal.ts';

/** Formats rows of cells as lines with aligned columns, for the terminal, of which it shows each sign and obeys none. */
export function formatTable(table: readonly (readonly string[])[]): readonly string[] {
  const rows = table.map((row) => row.map((cell) => withoutControls(cell).slice(0, 100)));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
