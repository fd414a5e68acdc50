import { takeRows } from './take-rows.ts';

const groups = [{ items: ['a', 'b', 'c'] }, { items: ['d', 'e'] }, { items: ['f'] }];

test.each([
  [0, [], 0],
  [2, [['a', 'b']], 0],
  [3, [['a', 'b', 'c']], 0],
  [4, [['a', 'b', 'c'], ['d']], 0],
  [9, [['a', 'b', 'c'], ['d', 'e'], ['f']], 3],
])('returns the first %i rows, and the rest of the count', (count, expected, left) => {
  const taken = takeRows(groups, count);
  expect(taken.groups.map(({ rows }) => rows)).toEqual(expected);
  expect(taken.remainingCount).toBe(left);
});

test('a complete group keeps its list', () => {
  expect(takeRows(groups, 4).groups[0]?.rows).toBe(groups[0]?.items);
});
