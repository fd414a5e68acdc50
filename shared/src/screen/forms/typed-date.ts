import { formatDate, isDate } from '@portal/shared/dates';
import { cleanNumber } from '../../foundation/clean-text.ts';

/** Result of reading a typed date. `date` is YYYY-MM-DD, `problem` says what to type instead. */
export type TypedDate =
  | { readonly status: 'empty' }
  | { readonly status: 'read'; readonly date: string }
  | { readonly status: 'refused'; readonly problem: string };

/** Names of each month, in English and in Malay. Their first three letters are enough. */
const monthNames = [
  ['january', 'januari'],
  ['february', 'februari'],
  ['march', 'mac'],
  ['april'],
  ['may', 'mei'],
  ['june'],
  ['july', 'julai'],
  ['august', 'ogos'],
  ['september'],
  ['october', 'oktober'],
  ['november'],
  ['december', 'disember'],
] as const;

/** What is around a pasted date: quotation marks, brackets, a full stop. It begins only where such signs begin. */
const around = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;
/** The weekday before a date, as the portal writes it for deadlines. */
const weekday = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*[ ,.]+/;

const orders = [
  /^(?<year>\d{4})[ ./,-]+(?<month>\d{1,2})[ ./,-]+(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[ ./,-]+(?<month>\d{1,2})[ ./,-]+(?<year>\d+)$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ ./,-]*(?<month>[a-z]+)[ ./,'’-]*(?<year>\d+)$/,
];

const firstYear = 1900;
const lastYear = 2199;

const problems = {
  noDate: 'Enter a date',
  shortYear: 'Enter all four digits of the year',
  farYear: `Enter a year from ${firstYear} to ${lastYear}`,
  monthFirst: 'Enter the day before the month',
  noSuchDay: 'There is no such day. Enter a date',
} as const;

const refuse = (problem: string): TypedDate => ({ status: 'refused', problem });

/** Returns the number of a month, from its number or its name; `NaN` for another word. */
function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const isNamed = (names: readonly string[]) => names.some((name) => name.startsWith(text));
  return text.length < 3 ? Number.NaN : monthNames.findIndex(isNamed) + 1 || Number.NaN;
}

function readParts(day: number, month: number, year: string): TypedDate {
  if (Number.isNaN(month)) return refuse(problems.noDate);
  if (year.length === 2) return refuse(problems.shortYear);
  if (year.length !== 4) return refuse(problems.noDate);
  if (month > 12 && day <= 12) return refuse(problems.monthFirst);
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (!isDate(date)) return refuse(problems.noSuchDay);
  const isNear = Number(year) >= firstYear && Number(year) <= lastYear;
  return isNear ? { status: 'read', date } : refuse(problems.farYear);
}

/**
 * Reads a typed date: empty, read, or refused with the problem, which ends with `example`. The day is before the month,
 * in digits (`25/07/1991`, `25071991`) or with the month's name in English or Malay (`25 July 1991`, `25 Ogos 1991`);
 * only a year of four digits may come first (`1991-07-25`). It refuses a year of two digits, which has two meanings.
 */
export function readTypedDate(typed: string, example = formatDate('1991-07-25')): TypedDate {
  const text = cleanNumber(typed);
  if (text === '') return { status: 'empty' };
  const bare = text.toLowerCase().replaceAll(around, '').replace(weekday, '');
  const parts = orders.map((form) => form.exec(bare)?.groups).find(Boolean);
  const { day = '', month = '', year = '' } = parts ?? {};
  const reading = readParts(Number(day), monthOf(month), year);
  return reading.status === 'refused' ? refuse(`${reading.problem}, for example ${example}.`) : reading;
}
