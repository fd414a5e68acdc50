/** Returns an NRIC number in the format `860923-14-5572`, or `undefined` when it is not valid. Dashes are optional. */
export function parseNric(text: string): string | undefined {
  const parts = /^(\d{6})(\d{2})(\d{4})$/.exec(text.replace(/[\s-]/g, ''));
  if (!parts) return undefined;
  const [, birthDate = '', place = '', serial = ''] = parts;
  const month = Number(birthDate.slice(2, 4));
  const day = Number(birthDate.slice(4));
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDate ? `${birthDate}-${place}-${serial}` : undefined;
}
