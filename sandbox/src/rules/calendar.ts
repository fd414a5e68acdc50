/** A calendar date in Kuala Lumpur, `YYYY-MM-DD`. Dates compare correctly as text. */
export type IsoDate = string;

const DAY_MS = 86_400_000;
/** Malaysia keeps UTC+8 all year. */
const KUALA_LUMPUR_OFFSET_MS = 8 * 3_600_000;
/** Orders before 4.00 pm of a business day get that day's price (docs/domain.md, section 2). */
const CUT_OFF_HOUR = 16;

/** Kuala Lumpur holidays that fall on a weekday (docs/domain.md, section 2). */
const HOLIDAYS: ReadonlySet<IsoDate> = new Set([
  '2026-12-25',
  '2027-01-01',
  '2027-01-22',
  '2027-02-01',
  '2027-02-08',
  '2027-02-24',
  '2027-03-10',
  '2027-03-11',
  '2027-05-17',
  '2027-05-20',
  '2027-06-07',
  '2027-06-08',
  '2027-08-16',
  '2027-08-31',
  '2027-09-16',
  '2027-10-28',
]);

function parse(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function format(epochMs: number): IsoDate {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** Moves a date by whole calendar days. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return format(parse(date) + days * DAY_MS);
}

/** Calendar days from one date to another; negative when `to` lies before `from`. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((parse(to) - parse(from)) / DAY_MS);
}

/** Returns the whole years from birth to a date. */
export function ageOn(dateOfBirth: IsoDate, date: IsoDate): number {
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return date.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The date in Kuala Lumpur at an instant. */
export function dateInKualaLumpur(instant: Date): IsoDate {
  return format(instant.getTime() + KUALA_LUMPUR_OFFSET_MS);
}

/** Whether a date is Monday to Friday and no public holiday of Kuala Lumpur. */
export function isBusinessDay(date: IsoDate): boolean {
  const weekday = new Date(parse(date)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(date);
}

/** The `count`th business day after `date`, or before it when `count` is negative; `date` itself for 0. */
export function addBusinessDays(date: IsoDate, count: number): IsoDate {
  const step = count < 0 ? -1 : 1;
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/**
 * Returns the trade date (T) of an order that is made on a date before the cut-off time: the date itself on a business
 * day, else the next business day.
 */
export function dealingDay(date: IsoDate): IsoDate {
  return isBusinessDay(date) ? date : addBusinessDays(date, 1);
}

/**
 * Returns the trade date T of an order made at an instant (forward pricing; docs/domain.md, section 2): before 4.00 pm
 * Kuala Lumpur on a business day that day, otherwise the next business day.
 */
export function tradeDate(instant: Date): IsoDate {
  const date = dateInKualaLumpur(instant);
  const hour = new Date(instant.getTime() + KUALA_LUMPUR_OFFSET_MS).getUTCHours();
  return isBusinessDay(date) && hour < CUT_OFF_HOUR ? date : addBusinessDays(date, 1);
}

/**
 * Returns the last day with a published price at an instant: the business day before its date in Kuala Lumpur, because
 * the prices of a business day are published the next morning.
 */
export function lastPricedDay(instant: Date): IsoDate {
  return addBusinessDays(dateInKualaLumpur(instant), -1);
}
