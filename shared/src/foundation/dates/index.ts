import * as z from '@portal/shared/schema';

/** Calendar dates are `YYYY-MM-DD` strings without time and zone. Instants are ISO 8601 with an offset. */
const MS_PER_DAY = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Returns midnight UTC of the date, or `undefined` when the day does not exist. */
const parse = (date: string): Date | undefined => {
  if (!pattern.test(date)) return undefined;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? parsed : undefined;
};

const parseOrThrow = (date: string): Date => {
  const parsed = parse(date);
  if (!parsed) throw new RangeError(`Not a calendar date: ${date}`);
  return parsed;
};

/** Whether a text is a date that exists, as YYYY-MM-DD. */
export const isDate = (text: string): boolean => parse(text) !== undefined;

/**
 * Returns the age in whole years on `today` of somebody born on a date, or `undefined` before that date. Both are
 * YYYY-MM-DD. Who was born on 29 February has the birthday on 1 March of other years.
 */
export function ageOn(birthDate: string, today: string): number | undefined {
  if (birthDate > today) return undefined;
  const hadBirthday = today.slice(5) >= birthDate.slice(5);
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** Schema of a calendar date, YYYY-MM-DD. */
export const isoDate = z.string().check(z.refine(isDate, 'not a calendar date'));

/** Schema of an instant, such as `2026-11-20T16:31:00+08:00`. */
export const isoInstant = z
  .string()
  .check(
    z.refine(
      (text: string) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)),
      'not an instant',
    ),
  );

/** Joins the words of a text with no-break spaces, so that no line ends inside it. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Formats a date (YYYY-MM-DD) as `21 Nov 2026`, which no line breaks. Throws RangeError for an invalid date. */
export const formatDate = (date: string): string => {
  const day = parseOrThrow(date);
  return unbroken(`${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`);
};

/** Formats a date (YYYY-MM-DD) without its year: `21 Nov`. Throws RangeError for an invalid date. */
export const formatDayAndMonth = (date: string): string => formatDate(date).slice(0, -5);

/** Formats a date (YYYY-MM-DD) as `Sat, 21 Nov 2026`, for deadlines. Throws RangeError for an invalid date. */
export const formatDateWithDay = (date: string): string =>
  `${weekdays[parseOrThrow(date).getUTCDay()]}, ${formatDate(date)}`;

/** Malaysia is 8 hours ahead of UTC all year. */
const malaysiaAheadMs = 8 * 3_600_000;

/**
 * Returns date and time of an instant (with its offset) in Malaysia, whatever the device's time zone, without an offset:
 * `2026-11-20T16:31:00`. For screens and files; a request has `malaysianInstant`. Throws RangeError for an invalid instant.
 */
export const malaysianTime = (instant: string | Date): string =>
  new Date(new Date(instant).getTime() + malaysiaAheadMs).toISOString().slice(0, 19);

/**
 * Formats an instant for a request, with the offset of Malaysia: `2026-11-20T16:31:00+08:00`. Throws RangeError for an
 * invalid instant.
 */
export const malaysianInstant = (instant: string | Date): string => `${malaysianTime(instant)}+08:00`;

/**
 * Returns an instant's calendar date in Malaysia (YYYY-MM-DD), whatever the device's time zone. Throws RangeError for
 * an invalid instant.
 */
export const malaysianDateOf = (instant: string | Date): string => malaysianTime(instant).slice(0, 10);

/** Formats an instant's time of day in Malaysia: `16:31 MYT`. Throws RangeError for an invalid instant. */
export const formatTime = (instant: string | Date): string => `${malaysianTime(instant).slice(11, 16)} MYT`;

/**
 * Formats an instant as `20 Nov 2026, 16:31 MYT`, in Malaysia's time. A line breaks between date and time only. Throws
 * RangeError for an invalid instant.
 */
export const formatDateTime = (instant: string | Date): string =>
  `${formatDate(malaysianDateOf(instant))}, ${unbroken(formatTime(instant))}`;

/**
 * Formats an instant of the last days without its year, in Malaysia's time: `20 Nov, 16:31 MYT`. A line breaks between
 * date and time only. Throws RangeError for an invalid instant.
 */
export const formatRecent = (instant: Date): string =>
  `${formatDayAndMonth(malaysianDateOf(instant))}, ${unbroken(formatTime(instant))}`;

/** Returns the date in Malaysia (YYYY-MM-DD) of `now`, by default the device's clock. */
export const today = (now: Date = new Date()): string => malaysianDateOf(now);

/** Returns the date (YYYY-MM-DD) `days` days later; negative for earlier. Throws RangeError for an invalid date. */
export const addDays = (date: string, days: number): string =>
  new Date(parseOrThrow(date).getTime() + days * MS_PER_DAY).toISOString().slice(0, 10);

/** Returns the date (YYYY-MM-DD) `count` months before, or the last day of a shorter month. */
export function monthsBefore(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * Returns the days from `from` to `to` (YYYY-MM-DD); negative when `to` is earlier. Throws RangeError for an invalid
 * date.
 */
export const daysBetween = (from: string, to: string): number =>
  Math.round((parseOrThrow(to).getTime() - parseOrThrow(from).getTime()) / MS_PER_DAY);

/** Formats a month (YYYY-MM) as `Nov 2026`. Throws RangeError for an invalid month. */
export const formatMonth = (month: string): string => {
  const day = parseOrThrow(`${month}-01`);
  return `${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};

/**
 * Returns the months (YYYY-MM) of a range of dates, with those of both ends; empty when `to` is in an earlier month. Throws
 * RangeError for an invalid date.
 */
export const listMonths = (from: string, to: string): readonly string[] => {
  const month = parseOrThrow(`${from.slice(0, 7)}-01`);
  const last = parseOrThrow(`${to.slice(0, 7)}-01`);
  const list: string[] = [];
  for (; month <= last; month.setUTCMonth(month.getUTCMonth() + 1))
    list.push(month.toISOString().slice(0, 7));
  return list;
};
