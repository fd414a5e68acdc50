import fc from 'fast-check';
import {
  addBusinessDays,
  addDays,
  ageOn,
  dateInKualaLumpur,
  daysBetween,
  dealingDay,
  isBusinessDay,
  tradeDate,
} from './calendar.ts';

const anyDate = fc.integer({ min: 0, max: 1_000 }).map((days) => addDays('2026-01-01', days));

describe('business calendar of Kuala Lumpur', () => {
  test.each([
    ['2026-12-23', 'a Wednesday', true],
    ['2026-12-25', 'Christmas', false],
    ['2026-12-26', 'a Saturday', false],
    ['2026-12-27', 'a Sunday', false],
    ['2027-03-11', 'the second day of Hari Raya', false],
    ['2027-09-17', 'the day after Malaysia Day', true],
  ])('%s, %s: business day %s', (date, _why, expected) => {
    expect(isBusinessDay(date)).toBe(expected);
  });

  test.each([
    ['before the cut-off', '2026-12-23T15:59:59+08:00', '2026-12-23'],
    ['at the cut-off', '2026-12-23T16:00:00+08:00', '2026-12-24'],
    ['after the cut-off', '2026-12-23T16:01:00+08:00', '2026-12-24'],
    ['after the cut-off, before a holiday and a weekend', '2026-12-24T16:01:00+08:00', '2026-12-28'],
    ['on a holiday', '2026-12-25T09:00:00+08:00', '2026-12-28'],
    ['on a Saturday', '2026-11-21T09:00:00+08:00', '2026-11-23'],
    ['while it is still the day before in Europe', '2026-12-22T17:00:00Z', '2026-12-23'],
  ])('T %s', (_when, instant, expected) => {
    expect(tradeDate(new Date(instant))).toBe(expected);
  });

  test('T+2 of 24 December 2026 is the 29th', () => {
    expect(addBusinessDays('2026-12-24', 2)).toBe('2026-12-29');
  });

  test('adding and subtracting the same business days returns the dealing day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 30 }), (date, count) => {
        const start = dealingDay(date);
        const end = addBusinessDays(start, count);
        expect(isBusinessDay(end)).toBe(true);
        expect(addBusinessDays(end, -count)).toBe(start);
        expect(daysBetween(start, end)).toBeGreaterThanOrEqual(count);
      }),
    );
  });
});

test.each([
  ['1962-01-18', '2026-01-17', 63],
  ['1962-01-18', '2026-01-18', 64],
  ['2012-05-18', '2026-11-21', 14],
])('born %s, on %s: %i years old', (born, on, age) => {
  expect(ageOn(born, on)).toBe(age);
});

test('the date in Kuala Lumpur changes at 16:00 UTC', () => {
  expect(dateInKualaLumpur(new Date('2026-11-21T15:59:59Z'))).toBe('2026-11-21');
  expect(dateInKualaLumpur(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
});
