import type { ExtractedId } from '@portal/shared/api/extract-id';
import { cleanCode, cleanText } from '@portal/shared/clean-text';
import { addressFields, namesOf } from '@portal/shared/fields';
import { type MyKadRules, readMyKad } from '@portal/shared/person/read-mykad';
import type { ContactAnswers, IdentityAnswers, PersonalAnswers } from '../answers/answers.ts';

/** What a document was read as. */
export type ReadCard = Extract<ExtractedId, { readonly status: 'read' }>;

/** The answers about one person that a document fills. */
export interface PersonFromCard {
  readonly identity: IdentityAnswers;
  readonly personal: PersonalAnswers;
  readonly contact: ContactAnswers;
}

const { country: _, ...readAddress } = addressFields;
const addressNames = namesOf(readAddress);
const cardNames = ['idNo', 'name', 'dob', 'gender', 'expiresOn', 'nationality', ...addressNames] as const;

/** The reader's name of a field that is called otherwise here. */
const ownName = (name: string): string => (name === 'dob' ? 'dateOfBirth' : name);

/** Returns the fields that were read, by the names of the answers. */
const fieldsOf = (read: ReadCard): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cardNames.flatMap((name) => {
      const value = read[name];
      return value ? [[ownName(name), cleanText(value)]] : [];
    }),
  );

/** Returns the number of fields that were read from one side of an identity document. */
export const countFields = (read: ReadCard): number => Object.keys(fieldsOf(read)).length;

/** Whether a field that was read, by its name, is part of the address. */
export const isAddressName = (name: string): boolean => addressNames.some((part) => part === name);

/** Whether a typed name is the one that was read: a document has capitals only. */
const isSameName = (read: string | undefined, typed: string): boolean =>
  read?.toUpperCase() === cleanText(typed).toUpperCase();

/**
 * Returns a person's answers with what was read from one side of the identity document. What the agent has typed or
 * changed stays, and is marked as changed where it differs. A typed name that differs in case only is replaced by what
 * was read. The uncertain fields are listed. Two sides with different numbers make the number uncertain, and the first
 * one stays.
 */
export function applyReading(person: PersonFromCard, read: ReadCard): PersonFromCard {
  const { identity, personal, contact } = person;
  const fields = fieldsOf(read);
  const before = identity.readValues;
  const pick = (name: string, value: string): string => {
    const isUntouched =
      value === '' ||
      (before[name] !== undefined && cleanText(before[name]) === cleanText(value)) ||
      (name === 'name' && isSameName(fields.name, value));
    return isUntouched ? (fields[name] ?? value) : value;
  };
  const { residential } = contact;
  // a postcode that was read comes with its city
  const isAddressEmpty = residential.address1 === '' || before.address1 !== undefined;
  const address = Object.fromEntries(
    addressNames.map((name) => [name, isAddressEmpty ? pick(name, residential[name]) : residential[name]]),
  );
  // a state that was read is one of Malaysia
  const country = fields.state && residential.address1 === '' ? { country: 'MY' } : {};
  const gender = pick('gender', identity.gender);
  const uncertain = new Set([
    ...identity.uncertain.filter((name) => fields[name] === undefined),
    ...(read.uncertain ?? []).map(ownName).filter((name) => fields[name] !== undefined),
    // the two sides must be of one card
    ...(fields.idNo && before.idNo && cleanCode(fields.idNo) !== cleanCode(before.idNo) ? ['idNo'] : []),
  ]);
  const isFirstNumber = before.idNo === undefined;
  const idNo = isFirstNumber ? pick('idNo', identity.idNo) : identity.idNo;
  const readValues = { ...fields, ...before, ...(isFirstNumber ? {} : { idNo: before.idNo ?? '' }) };
  return {
    identity: {
      ...identity,
      docType:
        read.docType === 'PASSPORT' ? 'PASSPORT' : read.docType === 'MYKAD' ? 'MYKAD' : identity.docType,
      idNo,
      name: pick('name', identity.name),
      dateOfBirth: pick('dateOfBirth', identity.dateOfBirth),
      gender: gender === 'M' || gender === 'F' ? gender : '',
      expiresOn: pick('expiresOn', identity.expiresOn),
      readValues: { ...readValues, ...withoutNumber(fields) },
      uncertain: [...uncertain],
      isIdNoChanged: isChanged(idNo, readValues.idNo, identity.isIdNoChanged),
    },
    personal: { ...personal, nationality: fields.nationality ?? personal.nationality },
    contact: { ...contact, residential: { ...residential, ...address, ...country } },
  };
}

/** The number of the first side that was read stays the one to compare with. */
const withoutNumber = ({ idNo: _idNo, ...fields }: Readonly<Record<string, string>>) => fields;

/** Whether a number differs from the one on the document; as before while none was read. */
const isChanged = (idNo: string, read: string | undefined, before: boolean): boolean =>
  read === undefined ? before : cleanCode(read) !== cleanCode(idNo);

/** What a holder's number is read for. */
type HolderRules = Pick<MyKadRules, 'today' | 'isMinor'>;

/** Returns the possible days of birth of a MyKad's holder; none while its number is not valid, and of a passport. */
export function birthsOf({ docType, idNo }: IdentityAnswers, rules: HolderRules): readonly string[] {
  const reading = docType === 'MYKAD' ? readMyKad(idNo, rules) : undefined;
  return reading?.ok ? reading.value.births : [];
}

/**
 * Returns an identity with a typed document number: it is marked when it differs from the one that was read, and a
 * MyKad's valid number sets birth and gender (ONB-02). Of two possible births the agent has to choose one.
 */
export function withNumber(identity: IdentityAnswers, idNo: string, rules: HolderRules): IdentityAnswers {
  const marked = {
    ...identity,
    idNo,
    isIdNoChanged: isChanged(idNo, identity.readValues.idNo, identity.isIdNoChanged),
  };
  const reading = identity.docType === 'MYKAD' ? readMyKad(idNo, rules) : undefined;
  if (!reading?.ok) return marked;
  const { births, sex } = reading.value;
  const dateOfBirth = chooseBirth(births, identity.dateOfBirth);
  return { ...marked, dateOfBirth, gender: sex };
}

/** Returns the only birth, or the chosen one of two; empty until it is chosen. */
function chooseBirth(births: readonly string[], chosen: string): string {
  const [birth = ''] = births;
  if (births.length < 2) return birth;
  return births.includes(chosen) ? chosen : '';
}

/**
 * Returns a person with what was read from the document, as `applyReading`. A MyKad shows no birth but its number, so that the
 * agent chooses where two are possible.
 */
export function takeReading(before: PersonFromCard, read: ReadCard, rules: HolderRules): PersonFromCard {
  const after = applyReading(before, read);
  const births = birthsOf(after.identity, rules);
  if (births.length < 2) return after;
  const { dateOfBirth: _, ...readValues } = after.identity.readValues;
  const dateOfBirth = chooseBirth(births, before.identity.dateOfBirth);
  return { ...after, identity: { ...after.identity, readValues, dateOfBirth } };
}
