import * as z from '@portal/shared/schema';
import fc from 'fast-check';
import {
  addDays,
  daysBetween,
  formatDate,
  formatDateTime,
  formatDateWithDay,
  formatDayAndMonth,
  formatMonth,
  formatRecent,
  formatTime,
  isDate,
  isoDate,
  isoInstant,
  listMonths,
  malaysianDateOf,
  malaysianInstant,
  malaysianTime,
  today,
} from './index.ts';

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

test('a date is formatted as 21 Nov 2026, with the weekday for deadlines', () => {
  expect(formatDate('2026-11-21')).toBe('21\u00a0Nov\u00a02026');
  expect(formatDate('2026-01-05')).toBe('5\u00a0Jan\u00a02026');
  expect(formatDateWithDay('2026-11-24')).toBe('Tue, 24\u00a0Nov\u00a02026');
  expect(formatDayAndMonth('2026-01-05')).toBe('5\u00a0Jan');
});

test('an instant is shown in Malaysian time, whatever the time zone of the device', () => {
  const at = new Date('2026-11-20T18:31:00Z');
  expect(formatDateTime(at.toISOString())).toBe('21\u00a0Nov\u00a02026, 02:31\u00a0MYT');
  expect(formatRecent(at)).toBe('21\u00a0Nov, 02:31\u00a0MYT');
  expect(formatTime('2026-11-20T16:31:00+08:00')).toBe('16:31 MYT');
  expect(malaysianTime(at)).toBe('2026-11-21T02:31:00');
  expect(malaysianInstant(at)).toBe('2026-11-21T02:31:00+08:00');
  expect(malaysianDateOf(at)).toBe('2026-11-21');
});

test('today is the calendar date in Malaysia, also just before and after midnight', () => {
  expect(today(new Date('2026-11-20T23:59:00+08:00'))).toBe('2026-11-20');
  expect(today(new Date('2026-11-21T00:01:00+08:00'))).toBe('2026-11-21');
  expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('days are added over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('daysBetween returns what addDays added', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -4000, max: 4000 }), (start, days) => {
      expect(daysBetween(start, addDays(start, days))).toBe(days);
    }),
  );
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '21 Nov 2026',
  '',
  '2026-11-21T00:00:00Z',
  '0x1',
])('%j is not a calendar date', (text) => {
  expect(isDate(text)).toBe(false);
  expect(z.safeParse(isoDate, text).success).toBe(false);
  expect(() => formatDate(text)).toThrow(RangeError);
});

test('every real date is a calendar date', () => {
  fc.assert(fc.property(date, (text) => z.safeParse(isoDate, text).data === text));
});

test('an instant needs a time', () => {
  expect(z.safeParse(isoInstant, '2026-11-20T16:31:00+08:00').success).toBe(true);
  expect(z.safeParse(isoInstant, '2026-11-20').success).toBe(false);
  expect(z.safeParse(isoInstant, '2026-11-20Tnoon').success).toBe(false);
});

test('a range of dates has the months of both ends, across years', () => {
  expect(listMonths('2025-11-30', '2026-02-01').map(formatMonth)).toEqual([
    'Nov 2025',
    'Dec 2025',
    'Jan 2026',
    'Feb 2026',
  ]);
  expect(listMonths('2026-02-01', '2026-02-28')).toEqual(['2026-02']);
  expect(listMonths('2026-03-01', '2026-02-28')).toEqual([]);
  // it never ended before
  expect(() => listMonths('', 'a')).toThrow(RangeError);
});
