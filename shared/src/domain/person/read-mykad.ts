import { cleanCode } from '../../foundation/clean-text.ts';
import { ageOn, isDate } from '../../foundation/dates/index.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** A MyKad number and what it says of its holder (domain, section 5). */
export interface MyKad {
  /** As it is stored: `880412-14-5233`. */
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly sex: 'M' | 'F';
  /** In whole years. */
  readonly age: number;
}

/** Codes of the place of birth that are not given to anybody. */
const unknownPlaces = new Set('00 17 18 19 20 69 70 73 80 81 94 95 96 97'.split(' '));

const invalid = refuse('Enter a valid MyKad number.');

/** Limits of `readMyKad`. */
export interface MyKadRules {
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Youngest holder in years; 18 by default. 0 for a minor. */
  readonly fromAge?: number;
  /** The number that the record has of this person, where it has one. */
  readonly recorded?: string | null | undefined;
}

/**
 * Reads a typed MyKad number, with or without dashes: returns the number with dashes, birth date, sex and age, or the
 * sentence that says why it is refused. A year above the current one is of the last century. Refuses one of a person
 * younger than `fromAge`, 18 by default, and one that differs from `recorded`. `today` is YYYY-MM-DD.
 */
export function readMyKad(typed: string, { today, fromAge = 18, recorded }: MyKadRules): Reading<MyKad> {
  const digits = cleanCode(typed);
  if (!/^\d{12}$/.test(digits)) return invalid;
  const [year, place] = [digits.slice(0, 2), digits.slice(6, 8)];
  const century = year > today.slice(2, 4) ? '19' : '20';
  const birthDate = `${century}${year}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  const age = isDate(birthDate) ? ageOn(birthDate, today) : undefined;
  if (age === undefined || unknownPlaces.has(place)) return invalid;
  if (age < fromAge) return refuse(`This MyKad number is of a person under ${fromAge}.`);
  const number = `${digits.slice(0, 6)}-${place}-${digits.slice(8)}`;
  const known = recorded ? readMyKad(recorded, { today, fromAge: 0 }) : invalid;
  if (known.ok && known.value.number !== number)
    return refuse('The record has another MyKad number for this person. Check the number.');
  return accept({ number, birthDate, sex: Number(digits.at(-1)) % 2 === 1 ? 'M' : 'F', age });
}
