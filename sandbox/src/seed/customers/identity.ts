import { addDays, type IsoDate } from '../../rules/calendar.ts';
import type { Source } from '../random.ts';
import { type PersonName, pickName, unusualName } from './names.ts';

/** Identity of a random person or company. */
export interface Identity extends PersonName {
  readonly idNo: string;
  /** `null`: a company. */
  readonly dateOfBirth: IsoDate | null;
  readonly nationality: string;
  readonly email: string;
  readonly tel: string;
}

/** Identity numbers that are in use: no two people share one. */
export type UsedIdNumbers = Set<string>;

/** Codes of the place of birth in the MyKad numbers of random people. */
const PLACE_CODES = '01 02 03 04 05 06 07 08 10 11 12 13 14 21 25 33 36 43 50 56'.split(' ');
const FOREIGN = ['SG', 'ID', 'GB', 'AU', 'CN', 'IN'];
const YOUNGEST_DAYS = 19 * 365;
const OLDEST_YEARS = 84;

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** A valid MyKad number: date of birth, place, serial whose last digit is odd for men. */
function pickMyKad(source: Source, dateOfBirth: IsoDate, gender: 'M' | 'F', usedIds: UsedIdNumbers): string {
  for (;;) {
    const serial = source.int(50, 749);
    const last = source.int(0, 4) * 2 + (gender === 'M' ? 1 : 0);
    const date = dateOfBirth.slice(2).replaceAll('-', '');
    const number = `${date}-${source.pick(PLACE_CODES)}-${pad(serial, 3)}${last}`;
    if (usedIds.has(number)) continue;
    usedIds.add(number);
    return number;
  }
}

function pickPassport(source: Source, usedIds: UsedIdNumbers): string {
  for (;;) {
    const number = `${source.pick(['A', 'E', 'K', 'X'])}${pad(source.int(0, 9_999_999), 8)}`;
    if (usedIds.has(number)) continue;
    usedIds.add(number);
    return number;
  }
}

function emailFor(name: string, source: Source): string {
  const words = name
    .toLowerCase()
    .replace(/\b(bin|binti|a\/l|a\/p|anak)\b.*/, '')
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(/ +/);
  return `${words.slice(0, 3).join('.')}${source.int(10, 9_999)}@mail.example`;
}

/** A Malaysian mobile number without its leading zero: eight digits after the prefix 11, seven after others. */
function pickMobile(source: Source): string {
  const prefix = source.pick(['11', '12', '13', '14', '16', '17', '18', '19']);
  return `${prefix}${pad(source.int(0, 9_999_999), 7)}${prefix === '11' ? source.int(0, 9) : ''}`;
}

/**
 * Creates a random adult of at most `oldestYears`; 2 in 100 are foreigners with a passport. Every 1000th `index` gets
 * an unusual name. The identity number is added to `usedIds`.
 */
export function createIdentity(
  source: Source,
  index: number,
  today: IsoDate,
  usedIds: UsedIdNumbers,
  oldestYears = OLDEST_YEARS,
): Identity {
  const person = index % 1_000 === 500 ? unusualName(Math.floor(index / 1_000)) : pickName(source);
  const dateOfBirth = addDays(today, -source.int(YOUNGEST_DAYS, oldestYears * 365));
  const isForeign = source.percent(2);
  return {
    ...person,
    dateOfBirth,
    idNo: isForeign ? pickPassport(source, usedIds) : pickMyKad(source, dateOfBirth, person.gender, usedIds),
    nationality: isForeign ? source.pick(FOREIGN) : 'MY',
    email: emailFor(person.name, source),
    tel: pickMobile(source),
  };
}
