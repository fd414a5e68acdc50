import { phoneProblem } from '../../core/customer/contact.ts';

const malaysia = '60';

/** Returns a number without spaces, dashes and, in Malaysia, the leading 0. */
export function plainPhone(typed: string, countryCode: string): string {
  const digits = typed.replaceAll(/[\s()-]/g, '');
  return countryCode === malaysia ? digits.replace(/^0/, '') : digits;
}

/** Returns what is wrong with a mobile number of a country, or `undefined` (domain: validation). */
export function mobileProblem(typed: string, countryCode: string): string | undefined {
  const digits = plainPhone(typed, countryCode);
  if (digits === '') return 'Enter the mobile number.';
  if (countryCode === malaysia && !digits.startsWith('1'))
    return 'Enter a mobile number. In Malaysia it begins with 01.';
  return phoneProblem(`+${countryCode.replace(/^\+/, '')}${digits}`);
}
