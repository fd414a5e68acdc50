import { createShortener } from './shorten-names.ts';

test.each([
  [
    ['Cempaka Biru Sukuk', 'Cempaka Biru PRS Growth'],
    ['Sukuk', 'PRS Growth'],
  ],
  [
    ['Cempaka Biru Sukuk', 'Cempaka Birat'],
    ['Biru Sukuk', 'Birat'],
  ],
  [
    ['Sukuk', 'Growth'],
    ['Sukuk', 'Growth'],
  ],
  [['Cempaka Biru Sukuk'], ['Cempaka Biru Sukuk']],
  [
    ['Cempaka Biru', 'Cempaka Biru Growth'],
    ['Biru', 'Biru Growth'],
  ],
])('the names %j are shortened by what all begin with', (names, expected) =>
  expect(names.map(createShortener(names))).toEqual(expected),
);
