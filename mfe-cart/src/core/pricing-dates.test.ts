import { orderTime, settlementDays } from './pricing-dates.ts';

test.each([
  ['2026-12-23T15:59:59+08:00', '2026-12-23T15:59'],
  ['2026-12-24T00:00:00+08:00', '2026-12-24T00:00'],
  // the same moments on clocks elsewhere
  ['2026-12-23T07:59:59Z', '2026-12-23T15:59'],
  ['2026-12-31T09:30:00-08:00', '2027-01-01T01:30'],
])('an order given at %s is given at %s in Kuala Lumpur', (moment, text) => {
  expect(orderTime(new Date(moment))).toBe(text);
});

test.each([
  ['T+4', 4],
  ['T + 10', 10],
  ['t+7', 7],
  ['T', undefined],
  ['weekly', undefined],
])('%s settles after %p business days', (cycle, days) => {
  expect(settlementDays(cycle)).toBe(days);
});
