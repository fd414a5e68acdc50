import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanNumber } from '../../foundation/clean-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

const malaysia = '60';
/** Mobile numbers of Malaysia (docs/domain.md, section 9). */
const malaysianMobile = /^1(?:1\d{8}|[02-46-9]\d{7})$/;

/** A phone number in its two stored forms. */
export interface Phone {
  /** With the country: `+60124482071`. */
  readonly full: string;
  /** Without the country and without the 0 of national numbers: `124482071`. */
  readonly national: string;
}

/** Rules of `readPhone`. */
export interface PhoneRules {
  /** The chosen country code, with or without `+`. Without it a number of any country is read; by default one of Malaysia. */
  readonly countryCode?: string;
  /** Whether it must be a mobile number, where the country's numbers show it. */
  readonly isMobile?: boolean;
}

/** Parses a number of a country, also one whose country code is typed again without a plus sign. */
function parsePhone(text: string, countryCode: string): PhoneNumber | undefined {
  // “(0)” is the national 0 in a number with its country code
  const plain = text.replace(/^00/, '+').replace(/^(\+.*)\(0\)/, '$1');
  const phone = parsePhoneNumberFromString(plain, { defaultCallingCode: countryCode, extract: false });
  if (phone?.isPossible() || !plain.startsWith(countryCode)) return phone;
  const retyped = parsePhoneNumberFromString(`+${plain}`, { extract: false });
  return retyped?.isPossible() ? retyped : phone;
}

/**
 * Reads a typed phone number: as the portal shows it, with the country code typed again, or with the 0 of national
 * numbers. Returns it with and without the country code, or the sentence that says what to type instead. Without
 * `countryCode` it is Malaysian. The only file that imports the large library, for the chunks of forms that ask for a
 * number.
 */
export function readPhone(typed: string, { countryCode, isMobile = false }: PhoneRules = {}): Reading<Phone> {
  const text = cleanNumber(typed);
  const invalid = refuse('Enter a valid phone number.');
  if (text === '') return refuse(isMobile ? 'Enter the mobile number.' : 'Enter the phone number.');
  const country = countryCode?.replace(/^\+/, '') || malaysia;
  const phone = parsePhone(text, country);
  if (!phone || phone.ext !== undefined || !phone.isPossible()) return invalid;
  const { countryCallingCode, nationalNumber: national, number: full } = phone;
  if (countryCode && countryCallingCode !== country)
    return refuse(`This is a number of +${countryCallingCode}. Choose that country code.`);
  if (countryCallingCode === malaysia) {
    if (isMobile && !national.startsWith('1'))
      return refuse('Enter a mobile number. In Malaysia it begins with 01.');
    if (national.startsWith('1') && !malaysianMobile.test(national)) return invalid;
  }
  return accept({ full, national });
}
