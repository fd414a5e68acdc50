/** An NRIC number as it is written and sent, `860923-14-5572`; nothing for what is none. Dashes and spaces may be left out. */
export function readNric(typed: string): string | undefined {
  const parts = /^(\d{6})(\d{2})(\d{4})$/.exec(typed.replace(/[\s-]/g, ''));
  if (!parts) return undefined;
  const [, born = '', place = '', rest = ''] = parts;
  const month = Number(born.slice(2, 4));
  const day = Number(born.slice(4));
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDate ? `${born}-${place}-${rest}` : undefined;
}
