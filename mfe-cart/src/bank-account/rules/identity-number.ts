import { isDate } from '@portal/shared/dates';

/** Codes of the validation types (tables: payload fields). The type 3 is never offered (ITM-07). */
const mykad = '1';
const passport = '2';

/** Whether a MyKad number has 12 digits that begin with a date of birth, in either century. */
function isMyKad(typed: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{2})(\d{2})(\d{2})-?\d{2}-?\d{4}$/.exec(typed) ?? [];
  return ['19', '20'].some((century) => isDate(`${century}${year}-${month}-${day}`));
}

/** Returns the validation type that a number on record has by its form. */
export const typeOfNumber = (idNo: string): string => (isMyKad(idNo) ? mykad : passport);

/** Returns what is wrong with an identity number of a validation type, or `undefined` (domain, section 9). */
export function identityProblem(type: string, typed: string): string | undefined {
  const number = typed.trim();
  if (type === mykad) return isMyKad(number) ? undefined : 'Enter a valid MyKad number.';
  if (type === passport)
    return /^[A-Z0-9]{6,12}$/i.test(number)
      ? undefined
      : 'Enter a passport number of 6 to 12 letters and digits.';
  return /^[\p{L}\d /.-]{3,30}$/u.test(number) ? undefined : 'Enter the number.';
}
