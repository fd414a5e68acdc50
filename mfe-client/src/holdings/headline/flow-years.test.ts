import { isWithinOneYear } from '@portal/shared/api/history';
import { daysBetween } from '@portal/shared/dates';
import fc from 'fast-check';
import { getYearBefore } from './flow-years.ts';

test('[HIS-01] the years have no gap and no day twice, and each is one call', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.nat(9), (date, back) => {
      const last = date.toISOString().slice(0, 10);
      const year = getYearBefore(last, back);
      expect(isWithinOneYear(year.from, year.to)).toBe(true);
      expect(daysBetween(getYearBefore(last, back + 1).to, year.from)).toBe(1);
    }),
  );
});
