const malaysianNumber = /^(1\d|[3-9])(\d{3,4})(\d{4})$/;

/**
 * Formats a phone number with its country code: `+60 12-448 2071`. Returns `undefined` without a number, and the number
 * as it is without a code, or with one in it.
 */
export function formatPhone(countryCode: string | null, tel: string | null): string | undefined {
  if (!tel) return undefined;
  const country = countryCode?.replace(/^\+/, '');
  if (!country || tel.startsWith('+')) return tel;
  return `+${country} ${country === '60' ? tel.replace(malaysianNumber, '$1-$2 $3') : tel}`;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Formats the mobile number of a record, by the names at the wire, with its country code. */
export const phoneOf = ({ telCountryCode, tel }: Readonly<Record<string, unknown>>): string | undefined =>
  formatPhone(textOf(telCountryCode), textOf(tel));
