import { formatClock } from '@portal/shared/format-clock';
import { codeLifetime, describeTimeLeft, getSecondsLeft, resendDelay } from './time-left.ts';

const since = Date.parse('2026-11-21T10:00:00+08:00');

test.each([
  [0, 300],
  [1, 300],
  [1000, 299],
  [299_001, 1],
  [300_000, 0],
  [900_000, 0],
  // a clock that was set back does not extend the time
  [-7_200_000, 300],
])('[LNK-03] %d ms after sending, %d seconds are left', (passed, seconds) => {
  expect(getSecondsLeft(since, codeLifetime, since + passed)).toBe(seconds);
});

test('[LNK-03] the code is valid for 5 minutes and can be resent after one', () => {
  expect(formatClock(codeLifetime)).toBe('5:00');
  expect(formatClock(resendDelay)).toBe('1:00');
  expect(formatClock(9)).toBe('0:09');
});

test('the text for screen readers changes once a minute', () => {
  const texts = Array.from({ length: codeLifetime + 1 }, (_, seconds) => describeTimeLeft(seconds));
  expect(new Set(texts).size).toBe(6);
  expect(describeTimeLeft(300)).toBe('The code is valid for about 5 minutes.');
  expect(describeTimeLeft(59)).toBe('The code is valid for less than a minute.');
  expect(describeTimeLeft(0)).toBe('The code has expired.');
});
