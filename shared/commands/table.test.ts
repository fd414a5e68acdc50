import { formatTable } from './table.ts';

test('a name in a table is shown as one line, and the terminal obeys none of its signs', () => {
  expect(formatTable([['who'], ['Aisyah\nmfe-cart 9.9.9\u001b[2J']])).toEqual([
    'who',
    'Aisyah\ufffdmfe-cart 9.9.9\ufffd[2J',
  ]);
});
