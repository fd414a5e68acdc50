import { pricingPeriod, untilCutOffMs } from './pricing-dates.ts';

test.each([
  ['2026-12-23T07:59:59.000Z', '2026-12-23T08:00:00.000Z', false],
  ['2026-12-23T08:00:00.000Z', '2026-12-24T07:59:59.999Z', true],
  // midnight in either time zone changes nothing
  ['2026-12-23T15:59:00.000Z', '2026-12-23T16:01:00.000Z', true],
  ['2026-12-23T23:59:00.000Z', '2026-12-24T00:01:00.000Z', true],
])('orders at %s and %s get the same price: %p', (one, other, isSame) => {
  expect(pricingPeriod(new Date(one)) === pricingPeriod(new Date(other))).toBe(isSame);
});

test('counts the milliseconds until 4 pm in Kuala Lumpur', () => {
  expect(untilCutOffMs(new Date('2026-12-23T07:55:00.000Z'))).toBe(5 * 60_000);
  expect(untilCutOffMs(new Date('2026-12-23T08:00:00.000Z'))).toBe(24 * 3_600_000);
});
