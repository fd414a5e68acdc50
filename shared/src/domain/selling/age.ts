import { birthsOfMyKad, likelyAge } from '../person/mykad-births.ts';

/**
 * Returns the age in whole years: from the customer master, else from the birth date in a MyKad number's first six digits;
 * `undefined` when there is neither. Where two births are possible, a customer is of age rather than a child (docs/domain.md, section
 * 5). `today` is YYYY-MM-DD.
 */
export function getAge(
  customer: { readonly age?: number | null | undefined; readonly idNo?: string | null | undefined },
  today: string,
): number | undefined {
  return customer.age ?? likelyAge(birthsOfMyKad(customer.idNo ?? '', today), today);
}
