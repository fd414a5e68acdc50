import { cleanCode } from '../../foundation/clean-text.ts';
import { ageOn, isDate } from '../../foundation/dates/index.ts';

/** Codes of the place of birth that are not given to anybody. */
const unknownPlaces = new Set('00 17 18 19 20 69 70 73 80 81 94 95 96 97'.split(' '));
/** Age from which this century is certain: a younger holder may be a hundred years older. */
export const adultAge = 18;
/** The highest age, in years: a number that would say more is of a child. */
const oldest = 110;

/**
 * Returns the possible days of birth of a MyKad’s holder, none of them in the future: two where its year may be of this century
 * or of the last, this one first; none for another number. `isMinor`: of an account’s minor, who is not over 100.
 */
export function birthsOfMyKad(typed: string, today: string, isMinor = false): readonly string[] {
  const [, year, month, day, place = ''] = /^(\d\d)(\d\d)(\d\d)(\d\d)\d{4}$/.exec(cleanCode(typed)) ?? [];
  const births = ['20', '19']
    .map((century) => `${century}${year}-${month}-${day}`)
    .filter((date) => isDate(date) && date <= today && !unknownPlaces.has(place));
  const isCertain = isMinor || (ageOn(births[0] ?? today, today) ?? 0) >= adultAge;
  return isCertain ? births.slice(0, 1) : births;
}

/**
 * Returns the age, in whole years on `today`, without asking which of two births is right: by the earlier one, unless that is
 * above the highest age.
 */
export const likelyAge = (births: readonly string[], today: string): number | undefined =>
  births.flatMap((birth) => ageOn(birth, today) ?? []).findLast((age) => age <= oldest);
