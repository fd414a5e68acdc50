import { oldestChequeDate } from './payment-methods.ts';

test.each([
  ['2026-11-21', '2026-05-21'],
  ['2026-08-31', '2026-02-28'],
  ['2026-03-15', '2025-09-15'],
])('on %s the oldest accepted cheque is of %s', (day, oldest) => {
  expect(oldestChequeDate(day)).toBe(oldest);
});
