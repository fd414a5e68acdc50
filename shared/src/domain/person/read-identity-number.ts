import { cleanCode } from '../../foundation/clean-text.ts';
import { readMyKad } from './read-mykad.ts';
import { readPassport } from './read-passport.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** A number of a MyKad, with its possible days of birth, or of a passport, which has none. */
interface IdentityNumber {
  readonly number: string;
  readonly births: readonly string[];
}

/** Reads a typed number of a MyKad or a passport: one of 12 digits is a MyKad's. `today` is YYYY-MM-DD. */
export function readIdentityNumber(typed: string, today: string): Reading<IdentityNumber> {
  if (/^\d{12}$/.test(cleanCode(typed))) {
    const card = readMyKad(typed, { today });
    if (card.ok) return card;
  } else {
    const passport = readPassport(typed);
    if (passport.ok) return accept({ number: passport.value, births: [] });
  }
  return refuse('Enter a MyKad number, or a passport number.');
}

/**
 * Returns the day of birth that a typed number says, of two possible ones the `chosen` one; `undefined` when it says none.
 */
export function birthOf(typed: string, chosen: string, today: string): string | undefined {
  const reading = readIdentityNumber(typed, today);
  const { births } = reading.ok ? reading.value : { births: [] };
  return births.length > 1 ? births.find((birth) => birth === chosen) : births[0];
}

/** Whether a day of birth is one of two that are possible, so that it was chosen. */
export const isChosenBirth = ({ births }: Pick<IdentityNumber, 'births'>, chosen: string): boolean =>
  births.length > 1 && births.includes(chosen);
