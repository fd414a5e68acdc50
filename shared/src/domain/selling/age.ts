import { readMyKad } from '../person/read-mykad.ts';

/**
 * Returns the age in whole years: from the customer master, else from the birth date in a MyKad number's first six
 * digits; `undefined` when there is neither. A two-digit year above the current one is in the last century (domain,
 * section 5). `today` is YYYY-MM-DD.
 */
export function getAge(
  customer: { readonly age?: number | null | undefined; readonly idNo?: string | null | undefined },
  today: string,
): number | undefined {
  return customer.age ?? ageFromMyKad(customer.idNo ?? '', today);
}

function ageFromMyKad(idNo: string, today: string): number | undefined {
  const card = readMyKad(idNo, { today, fromAge: 0 });
  return card.ok ? card.value.age : undefined;
}
