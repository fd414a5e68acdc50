import { announcementAt, cutOffOf, formatMinutes, minutesUntil } from './cut-off.ts';

test.each([
  ['before 4.00 pm of a Thursday', '2026-11-26T15:59:59+08:00', '2026-11-26T16:00:00+08:00'],
  ['at 4.00 pm', '2026-11-26T16:00:00+08:00', undefined],
  ['on a Saturday', '2026-11-28T09:00:00+08:00', undefined],
  ['on a Sunday', '2026-11-29T09:00:00+08:00', undefined],
  ['on a Monday that is still Sunday in UTC', '2026-11-30T07:00:00+08:00', '2026-11-30T16:00:00+08:00'],
])('today’s price ends at 4.00 pm in Malaysia: %s', (_when, now, cutOff) =>
  expect(cutOffOf(new Date(now)).cutOff).toBe(cutOff),
);

test.each([
  ['2026-11-26T14:42:00+08:00', 78, '1 h 18 min', ''],
  ['2026-11-26T14:00:00+08:00', 120, '2 h', ''],
  ['2026-11-26T15:00:00+08:00', 60, '1 h', '1 h left for today’s price'],
  ['2026-11-26T15:44:30+08:00', 16, '16 min', '1 h left for today’s price'],
  ['2026-11-26T15:45:00+08:00', 15, '15 min', '15 min left for today’s price'],
  ['2026-11-26T15:59:59+08:00', 1, '1 min', '5 min left for today’s price'],
  ['2026-11-26T16:00:01+08:00', 0, '0 min', ''],
])('at %s it is %i minutes: %s, announced: %s', (now, minutes, text, announced) => {
  const left = minutesUntil('2026-11-26T16:00:00+08:00', new Date(now));
  expect([left, formatMinutes(left), announcementAt(left)]).toEqual([minutes, text, announced]);
});
