/** Characters of a telephone number as it is typed. */
const phonePattern = /^\+?[\d\s().-]+$/;
/** Fewer digits would find most customers. */
const fewestDigits = 3;

/** Returns the digits of a text; empty for null. */
export const readDigits = (text: string | null | undefined): string => (text ?? '').replaceAll(/\D/g, '');

/** Returns whether a search may be for a telephone number. */
export const isPhoneSearch = (keyword: string): boolean =>
  phonePattern.test(keyword) && readDigits(keyword).length >= fewestDigits;

interface Phone {
  readonly tel?: string | null;
  readonly telCountryCode?: string | null;
}

/**
 * Returns whether a search is part of a telephone number: with the country code, `+` or not, or with the 0 of national
 * numbers, or without both. A customer without a country code is Malaysian.
 */
export function matchesPhone(keyword: string, { tel, telCountryCode }: Phone): boolean {
  const typed = readDigits(keyword);
  const national = readDigits(tel).replace(/^0+/, '');
  if (!isPhoneSearch(keyword) || national === '') return false;
  const country = readDigits(telCountryCode) || '60';
  const isInternational = keyword.startsWith('+');
  return [`${country}${national}`, `${country}0${national}`, `0${national}`].some((number) =>
    isInternational ? number.startsWith(typed) : number.includes(typed),
  );
}
