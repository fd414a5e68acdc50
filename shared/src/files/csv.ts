/** A spreadsheet runs a cell with such a first character as a formula, or drops it. */
const dangerous = /^[=+\-@\t\r\0]/;
const needsQuotes = /[",\r\n]/;

function cellOf(text: string): string {
  const safe = dangerous.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns a table as CSV: commas, CRLF, and the byte order mark by which Excel detects UTF-8. A cell that a
 * spreadsheet would run as a formula gets a leading apostrophe.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}
