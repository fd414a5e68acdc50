const malaysian = /^(1\d|[3-9])(\d{3,4})(\d{4})$/;

/** A telephone number with its country, as one reads it aloud: `+60 12-448 2071`. */
export function phoneOf(countryCode: string | null, tel: string | null): string | undefined {
  if (!tel) return undefined;
  const country = countryCode?.replace(/^\+/, '');
  if (!country || tel.startsWith('+')) return tel;
  return `+${country} ${country === '60' ? tel.replace(malaysian, '$1-$2 $3') : tel}`;
}
