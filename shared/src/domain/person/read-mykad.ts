import { cleanCode } from '../../foundation/clean-text.ts';
import { adultAge, birthsOfMyKad, likelyAge } from './mykad-births.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** A MyKad number and what it says of its holder (docs/domain.md, section 5). */
export interface MyKad {
  /** As it is stored: `880412-14-5233`. */
  readonly number: string;
  /** YYYY-MM-DD: the day of birth; two where its two-digit year may be of this century or of the last, this one first. */
  readonly births: readonly [string, ...string[]];
  readonly sex: 'M' | 'F';
}

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

/**
 * Reads a typed MyKad number, with or without dashes: returns the number with dashes, the possible days of birth and sex, or
 * the sentence that says why it is refused. Refuses one that differs from `recorded`, and with `isAdult` a child’s.
 */
export function readMyKad(typed: string, rules: MyKadRules): Reading<MyKad> {
  const { today, isMinor, isAdult, recorded } = rules;
  const digits = cleanCode(typed);
  const [birth, ...others] = birthsOfMyKad(digits, today, isMinor);
  if (birth === undefined) return invalid;
  const births = [birth, ...others] as const;
  if (isAdult && (likelyAge(births, today) ?? 0) < adultAge)
    return refuse(`This MyKad number is of a person under ${adultAge}.`);
  const number = `${digits.slice(0, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`;
  const known = recorded ? readMyKad(recorded, { today }) : invalid;
  if (known.ok && known.value.number !== number)
    return refuse('The record has another MyKad number for this person. Check the number.');
  const sex = Number(digits.at(-1)) % 2 === 1 ? 'M' : 'F';
  return accept({ number, births, sex });
}
