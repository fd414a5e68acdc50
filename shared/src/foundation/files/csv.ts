import { withoutIsolates } from '../isolates.ts';

/**
 * A spreadsheet runs a cell with such a first character as a formula. Where lists are separated by semicolons, as in Malay
 * settings, quotes of a comma's list are text: a cell also begins after a semicolon or a line's end within the text, and quotes
 * or spaces may precede the character. The pattern begins at the first of these, so that it reads a text once.
 */
const formula = /(?<!["\s])["\s]*[=+\-@＝＋－＠]/g;
/** At a cell's beginning a spreadsheet drops such a character. */
const droppedCharacter = /(?<=^|;)(?=[\t\r\n\0])/g;

/** Returns the text with an apostrophe at each beginning of a cell that a spreadsheet would run or drop. */
const withoutFormulas = (text: string): string =>
  text
    .replace(formula, (start, at: number) => {
      const beginsCell = at === 0 || text[at - 1] === ';';
      return (beginsCell ? "'" : '') + start.replace(/[\r\n]/g, "$&'");
    })
    .replace(droppedCharacter, "'");

const needsQuotes = /[",\r\n]/;

function cellOf(text: string): string {
  // a cell is isolated without marks
  const safe = withoutFormulas(withoutIsolates(text));
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
