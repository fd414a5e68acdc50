import { withoutIsolates } from '../person/isolates.ts';

/**
 * A spreadsheet runs a cell with such a first character as a formula, or drops the character. Where lists are separated by
 * semicolons, as in Malay settings, quotes of a comma's list are text: a cell also begins after a semicolon or a line's end
 * within the text, and quotes or spaces may precede it.
 */
const dangerous = /(?<=^|;)(?=[\t\r\n\0])|(?<=^|[;\r\n])(?=["\s]*[=+\-@＝＋－＠])/g;
const needsQuotes = /[",\r\n]/;

function cellOf(text: string): string {
  // a cell is isolated without marks
  const safe = withoutIsolates(text).replace(dangerous, "'");
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns a table as CSV: commas, CRLF, and the byte order mark by which Excel detects UTF-8. A cell that a
 * spreadsheet would run as a formula gets a leading apostrophe.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** A column of a table: its head, and the text of a row's cell. */
type Column<Row> = readonly [head: string, cell: (row: Row) => string];

/**
 * Returns a table as CSV like `csvOf`, with one entry for each column: its head, and the function that returns the text
 * of a row's cell.
 */
export const csvOfColumns = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  csvOf(
    columns.map(([head]) => head),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  );
