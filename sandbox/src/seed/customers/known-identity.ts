import { birthAndGender } from '../../rules/identity/birth-and-gender.ts';
import type { Identity } from './identity.ts';

/** Reference day for reading MyKad numbers. Any day of the 2020s gives the same result. */
const READING_DAY = '2026-01-01';

/** Identity of a known person. Date of birth and gender come from the MyKad number. @throws Error when it is not valid. */
export function person(name: string, race: string, idNo: string, email: string, tel: string): Identity {
  const facts = birthAndGender(idNo, READING_DAY);
  if (!facts) throw new Error(`No valid MyKad number: ${idNo}`);
  const { dateOfBirth, gender } = facts;
  return { name, race, idNo, dateOfBirth, gender, email, tel, nationality: 'MY' };
}

/** Identity of a known company; `idNo` is its registration number. */
export function company(name: string, idNo: string, email: string, tel: string): Identity {
  return { name, race: '99', idNo, dateOfBirth: null, gender: 'M', email, tel, nationality: 'MY' };
}
