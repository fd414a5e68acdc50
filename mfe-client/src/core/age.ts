/**
 * A person's age in whole years: the one the customer master gives, else read off a MyKad number, whose first
 * six digits are the birth date (years above the current one belong to the last century: domain, section 5).
 */
export function ageOf(
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
  const born = `${century}${yy}-${month}-${day}`;
  if (!isRealDate(born) || born > today) return undefined;
  const hadBirthday = today.slice(5) >= born.slice(5);
  return Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

function isRealDate(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}
