import { readMyKad } from '@portal/shared/person/read-mykad';
import type { IsoDate } from '../calendar.ts';

/**
 * Returns what a MyKad number of the demo data says: the later birth where two are possible, because its people are at most
 * 100 years old; `undefined` for another number.
 */
export function birthAndGender(
  idNo: string,
  today: IsoDate,
): { readonly dateOfBirth: IsoDate; readonly gender: 'M' | 'F' } | undefined {
  const card = readMyKad(idNo, { today });
  return card.ok ? { dateOfBirth: card.value.births[0], gender: card.value.sex } : undefined;
}
