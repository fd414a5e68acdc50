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
  ['\n=1+1', `"'\n=1+1"`],
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
