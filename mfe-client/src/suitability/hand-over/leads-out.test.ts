import { leadsOut } from './leads-out.ts';

const tab = (length: number, own?: number) => ({
  history: { length },
  ...(own === undefined ? {} : { navigation: { entries: () => Array.from({ length: own }) } }),
});

test.each([
  ['a new tab', tab(1, 1), false],
  ['a tab with pages of the portal', tab(7, 7), false],
  ['a tab that was on another site before', tab(8, 7), true],
  ['a browser that does not list entries, in a new tab', tab(1), false],
  ['a browser that does not list entries', tab(3), true],
])('Back leads out of the portal in %s: %#', (_what, history, expected) => {
  expect(leadsOut(history)).toBe(expected);
});
