import { formatClock } from '@portal/shared/format-clock';
import { formatTimeLeft } from './time-left.ts';

test.each([
  [180_000, '3:00', '3 minutes left'],
  [167_000, '2:47', '2 minutes 47 seconds left'],
  [61_000, '1:01', '1 minute 1 second left'],
  [59_001, '1:00', '1 minute left'],
  [9_000, '0:09', '9 seconds left'],
  [1, '0:01', '1 second left'],
  [0, '0:00', '0 seconds left'],
])('formats %d ms as %s and as %s', (milliseconds, clock, words) => {
  expect(formatClock(milliseconds / 1000)).toBe(clock);
  expect(formatTimeLeft(milliseconds)).toBe(words);
});
