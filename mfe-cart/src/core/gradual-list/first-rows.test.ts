import { firstRows } from './first-rows.ts';

const groups = [{ items: ['a', 'b', 'c'] }, { items: ['d', 'e'] }, { items: ['f'] }];

test.each([
  [0, [], 0],
  [2, [['a', 'b']], 0],
  [3, [['a', 'b', 'c']], 0],
  [4, [['a', 'b', 'c'], ['d']], 0],
  [9, [['a', 'b', 'c'], ['d', 'e'], ['f']], 3],
])('returns the first %i rows, and what is left', (count, expected, left) => {
  const first = firstRows(groups, count);
  expect(first.shown.map(({ rows }) => rows)).toEqual(expected);
  expect(first.left).toBe(left);
});

test('a complete group keeps its list', () => {
  expect(firstRows(groups, 4).shown[0]?.rows).toBe(groups[0]?.items);
});
