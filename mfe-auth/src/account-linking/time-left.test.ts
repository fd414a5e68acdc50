import { clockTime, resendAfter, secondsLeft, spokenTime, validFor } from './time-left.ts';

const since = Date.parse('2026-11-21T10:00:00+08:00');

test.each([
  [0, 300],
  [1, 300],
  [1000, 299],
  [299_001, 1],
  [300_000, 0],
  [900_000, 0],
  // a clock that was set back gives no more time than there is
  [-7_200_000, 300],
])('[LNK-03] %d ms after it was sent a code has %d seconds left', (passed, left) => {
  expect(secondsLeft(since, validFor, since + passed)).toBe(left);
});

test('[LNK-03] the two clocks are of 5 minutes and of one', () => {
  expect(clockTime(validFor)).toBe('5:00');
  expect(clockTime(resendAfter)).toBe('1:00');
  expect(clockTime(9)).toBe('0:09');
});

test('aloud the time is said once a minute', () => {
  const said = Array.from({ length: validFor + 1 }, (_, left) => spokenTime(left));
  expect(new Set(said).size).toBe(6);
  expect(spokenTime(300)).toBe('The code is valid for about 5 minutes.');
  expect(spokenTime(59)).toBe('The code is valid for less than a minute.');
  expect(spokenTime(0)).toBe('The code has expired.');
});
