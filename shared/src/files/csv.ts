/** A spreadsheet would run it, or lose it. */
const dangerous = /^[=+\-@\t\r\0]/;
const needsQuotes = /[",\r\n]/;

function cellOf(text: string): string {
  const safe = dangerous.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV: commas, CRLF, and the mark by which Excel knows UTF-8. Cells that a spreadsheet would take for a
 * formula get an apostrophe in front.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}
