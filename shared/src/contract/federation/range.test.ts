import { isWithin } from './index.ts';

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3', '*', false],
  ['1.2.3', '>=1.0.0', false],
  ['1.2', '^1.0.0', false],
  ['', '', false],
])('%s is within %s: %s', (version, range, expected) => {
  expect(isWithin(version, range)).toBe(expected);
});
