import * as fc from 'fast-check';
import { csvOf } from './csv.ts';

const cell = (text: string) => csvOf([text], []).slice(1, -2);

test('lines end with CRLF, and the first bytes mark UTF-8', () => {
  expect(csvOf(['Name', 'Amount'], [['Nurul', '25,000.00']])).toBe(
    '\uFEFFName,Amount\r\nNurul,"25,000.00"\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+60123', "'+60123"],
  ['-5.00', "'-5.00"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\0x', "'\0x"],
  ['\n=1+1', `"'\n'=1+1"`],
  ['two\n-lines', `"two\n'-lines"`],
  ['Tan;"=1+1"', `"Tan;'""=1+1"""`],
  ['Tan; =1+1', "Tan;' =1+1"],
  ['"=1+1', `"'""=1+1"`],
  ['＝1+1', "'＝1+1"],
  ['Tan;=1+1;@x', "Tan;'=1+1;'@x"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
])('%j is not a formula after writing', (text, written) => expect(cell(text)).toBe(written));

test.each([
  ['plain', 'plain'],
  ['\u2068محمد علي\u2069', 'محمد علي'],
  ['a-b=c', 'a-b=c'],
  ['500.00; All', '500.00; All'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('%j is written as %j', (text, written) => expect(cell(text)).toBe(written));

/** The cells of a CSV as a spreadsheet reads it whose lists are separated by `separator`. */
function readCells(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < csv.length) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(csv.slice(at));
    at += quoted?.[0].length ?? 0;
    const start = at;
    while (at < csv.length && csv[at] !== separator && !/[\r\n]/.test(csv[at] ?? '')) at += 1;
    cells.push((quoted?.[1]?.replaceAll('""', '"') ?? '') + csv.slice(start, at));
    at += csv.startsWith('\r\n', at) ? 2 : 1;
  }
  return cells;
}

const hostileTexts = fc
  .array(fc.constantFrom(...'=+-@1a;,"\'＝ \n\r\t'), { maxLength: 8 })
  .map((letters) => letters.join(''));

test.each([',', ';'])(
  'in 5,000 hostile tables no cell is a formula where %j separates cells',
  (separator) => {
    fc.assert(
      fc.property(fc.array(hostileTexts, { minLength: 1, maxLength: 3 }), (row) => {
        const cells = readCells(csvOf(row, [row]).slice(1), separator);
        expect(cells.filter((text) => /^["\s]*[=+\-@＝＋－＠]/.test(text))).toEqual([]);
        // where commas separate cells, each text is one
        if (separator === ',') expect(cells).toHaveLength(2 * row.length);
      }),
      { numRuns: 5000 },
    );
  },
);
