import { formatClock } from './format-clock.ts';

test.each([
  [605, '10:05'],
  [180, '3:00'],
  [167, '2:47'],
  [61, '1:01'],
  [59.001, '1:00'],
  [9, '0:09'],
  [0.001, '0:01'],
  [0, '0:00'],
  [-3, '0:00'],
])('formats %d seconds as %s', (seconds, text) => expect(formatClock(seconds)).toBe(text));
