import { today } from '@portal/shared/dates';
import { readMyKad } from '@portal/shared/person/read-mykad';
import { readPassport } from '@portal/shared/person/read-passport';
import { readCode } from '@portal/shared/person/read-text';
import { accept, type Reading, refuse } from '@portal/shared/person/reading';

/** Codes of the validation types (docs/calls.md). The type 3 is never offered (ITM-07). */
const mykad = '1';
const passport = '2';

/** Longest number of the other types, in characters. */
const maxLength = 30;

/**
 * Returns the validation type (kind of document) of an identity number on record: MyKad (Malaysian identity card) when
 * it has that form, else passport.
 */
export const typeOfNumber = (idNo: string): string =>
  readMyKad(idNo, { today: today() }).ok ? mykad : passport;

/**
 * Reads the typed identity number of a bank account's holder: the number as it is sent, or what is wrong with it.
 * `type`: the document, a validation type of docs/domain.md, section 9. `recorded`: the number on record, which a MyKad
 * (Malaysian identity card) must equal where there is one.
 */
export function readIdentity(type: string, typed: string, recorded?: string | null): Reading {
  if (type === passport) return readPassport(typed);
  if (type === mykad) {
    const card = readMyKad(typed, { today: today(), isAdult: true, recorded });
    return card.ok ? accept(card.value.number) : card;
  }
  const number = readCode(typed, maxLength);
  if (!number.ok) return number;
  return /^[\p{L}\d /.-]{3,}$/u.test(number.value) ? number : refuse('Enter the number.');
}
