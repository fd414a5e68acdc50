/**
 * Returns the age in whole years: from the customer master, else from the birth date in a MyKad number's first six
 * digits. A two-digit year above the current one is in the last century (domain, section 5). `today` is YYYY-MM-DD.
 */
export function getAge(
  customer: { readonly age?: number | null | undefined; readonly idNo?: string | null | undefined },
  today: string,
): number | undefined {
  return customer.age ?? ageFromMyKad(customer.idNo ?? '', today);
}

function ageFromMyKad(idNo: string, today: string): number | undefined {
  const digits = idNo.replaceAll('-', '');
  if (!/^\d{12}$/.test(digits)) return undefined;
  const [yy, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
  const century = yy > today.slice(2, 4) ? '19' : '20';
  const birthDate = `${century}${yy}-${month}-${day}`;
  return isRealDate(birthDate) ? ageOn(birthDate, today) : undefined;
}

/** Returns the age on `today` of somebody born on a date, or `undefined` before that date. Both are YYYY-MM-DD. */
export function ageOn(birthDate: string, today: string): number | undefined {
  if (birthDate > today) return undefined;
  const hadBirthday = today.slice(5) >= birthDate.slice(5);
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

function isRealDate(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}
