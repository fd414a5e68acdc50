import { cleanCode } from '../../foundation/clean-text.ts';
import { ageOn, isDate } from '../../foundation/dates/index.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** A MyKad number and what it says of its holder (domain, section 5). */
export interface MyKad {
  /** As it is stored: `880412-14-5233`. */
  readonly number: string;
  /** YYYY-MM-DD: the day of birth; two where its two-digit year may be of this century or of the last, this one first. */
  readonly births: readonly [string, ...string[]];
  readonly sex: 'M' | 'F';
}

/** Codes of the place of birth that are not given to anybody. */
const unknownPlaces = new Set('00 17 18 19 20 69 70 73 80 81 94 95 96 97'.split(' '));
/** Age from which this century is certain: a younger holder may be a hundred years older. */
const adult = 18;
/** The highest age, in years: a number that would say more is of a child. */
const oldest = 110;

const invalid = refuse('Enter a valid MyKad number.');

/** What `readMyKad` reads a number for. */
export interface MyKadRules {
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Whether it is of an account’s minor, who is not over 100. */
  readonly isMinor?: boolean;
  /** Whether only an adult’s is accepted, in a form that does not ask which of two births is right. */
  readonly isAdult?: boolean;
  /** The number that the record has of this person, where it has one. */
  readonly recorded?: string | null | undefined;
}

/** Returns the possible days of birth of `YYMMDD`. None is in the future. */
function birthsOf(digits: string, { today, isMinor = false }: MyKadRules): readonly string[] {
  const births = ['20', '19']
    .map((century) => `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`)
    .filter((date) => isDate(date) && date <= today);
  const isCertain = isMinor || (ageOn(births[0] ?? today, today) ?? 0) >= adult;
  return isCertain ? births.slice(0, 1) : births;
}

/**
 * Returns the age, in whole years on `today`, without asking which of two births is right: by the earlier one, unless that is
 * above the highest age.
 */
export const likelyAge = ({ births }: Pick<MyKad, 'births'>, today: string): number | undefined =>
  births.flatMap((birth) => ageOn(birth, today) ?? []).findLast((age) => age <= oldest);

/**
 * Reads a typed MyKad number, with or without dashes: returns the number with dashes, the possible days of birth and sex, or
 * the sentence that says why it is refused. Refuses one that differs from `recorded`, and with `isAdult` a child’s.
 */
export function readMyKad(typed: string, rules: MyKadRules): Reading<MyKad> {
  const digits = cleanCode(typed);
  if (!/^\d{12}$/.test(digits)) return invalid;
  const place = digits.slice(6, 8);
  const [birth, ...others] = birthsOf(digits, rules);
  if (birth === undefined || unknownPlaces.has(place)) return invalid;
  const births = [birth, ...others] as const;
  if (rules.isAdult && (likelyAge({ births }, rules.today) ?? 0) < adult)
    return refuse(`This MyKad number is of a person under ${adult}.`);
  const number = `${digits.slice(0, 6)}-${place}-${digits.slice(8)}`;
  const known = rules.recorded ? readMyKad(rules.recorded, { today: rules.today }) : invalid;
  if (known.ok && known.value.number !== number)
    return refuse('The record has another MyKad number for this person. Check the number.');
  const sex = Number(digits.at(-1)) % 2 === 1 ? 'M' : 'F';
  return accept({ number, births, sex });
}
