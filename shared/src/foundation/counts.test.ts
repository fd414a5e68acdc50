import { countOf, formatCount } from './counts.ts';

test.each([
  [0, '0', '0 items'],
  [1, '1', '1 item'],
  [999, '999', '999 items'],
  [2_370, '2,370', '2,370 items'],
  [1_000_000, '1,000,000', '1,000,000 items'],
])('formats %d as %s', (count, alone, withNoun) => {
  expect(formatCount(count)).toBe(alone);
  expect(countOf(count, 'item')).toBe(withNoun);
});
