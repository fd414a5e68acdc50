import { likelyAge, readMyKad } from '../person/read-mykad.ts';

/**
 * Returns the age in whole years: from the customer master, else from the birth date in a MyKad number's first six digits;
 * `undefined` when there is neither. Where two births are possible, a customer is of age rather than a child (domain, section
 * 5). `today` is YYYY-MM-DD.
 */
export function getAge(
  customer: { readonly age?: number | null | undefined; readonly idNo?: string | null | undefined },
  today: string,
): number | undefined {
  return customer.age ?? ageFromMyKad(customer.idNo ?? '', today);
}

function ageFromMyKad(idNo: string, today: string): number | undefined {
  const card = readMyKad(idNo, { today });
  return card.ok ? likelyAge(card.value, today) : undefined;
}
