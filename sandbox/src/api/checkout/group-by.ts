/**
 * Groups rows by a key. Returns a function that returns the rows of a key, in their order; empty for an unknown one.
 */
export function groupBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): (key: string) => readonly Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return (key) => groups.get(key) ?? [];
}
