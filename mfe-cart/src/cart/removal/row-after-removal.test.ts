import { rowAfterRemoval } from './use-focus-after-removal.ts';

test.each([
  [['a'], 'b'],
  [['b'], 'c'],
  [['d'], 'c'],
  [['b', 'c'], 'd'],
  [['c', 'd'], 'b'],
  [['a', 'c'], 'b'],
  [['a', 'b', 'c', 'd'], undefined],
])('after removing %j of a, b, c, d the focus is on %s', (removed, next) => {
  expect(rowAfterRemoval(['a', 'b', 'c', 'd'], removed)).toBe(next);
});
