import { isSpan } from '@portal/shared/api/history';
import { daysBetween } from '@portal/shared/dates';
import fc from 'fast-check';
import { getFirstDay, getYearBefore } from './flow-periods.ts';

test('[HIS-01] the years have no gap and no day twice, and each is one call', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.nat(9), (date, back) => {
      const last = date.toISOString().slice(0, 10);
      const year = getYearBefore(last, back);
      expect(isSpan(year.from, year.to)).toBe(true);
      expect(daysBetween(getYearBefore(last, back + 1).to, year.from)).toBe(1);
    }),
  );
});

test.each([
  ['3m', '2026-08-22'],
  ['1y', '2025-11-22'],
  ['all', '2023-11-23'],
] as const)('the period %s begins on %s', (period, from) =>
  expect(getFirstDay(period, '2026-11-21', '2023-11-23')).toBe(from),
);
