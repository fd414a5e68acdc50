import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { addressFieldsByCountry, reachFields, relationFields } from '@portal/shared/fields';
import { readIdentityNumber } from '@portal/shared/person/read-identity-number';
import { readMyKad } from '@portal/shared/person/read-mykad';
import { readName } from '@portal/shared/person/read-name';
import { readPassport } from '@portal/shared/person/read-passport';
import { addDays, type IsoDate } from '../calendar.ts';
import { type FieldFacts, type FieldProblem, fieldsProblem, isSent } from '../field-checks.ts';

type Identity = NonNullable<OnboardingSent['identity']>;
type Contact = NonNullable<OnboardingSent['contact']>;

export interface PersonFacts extends FieldFacts {
  readonly today: IsoDate;
}

/** A passport is valid for more than 6 months (docs/domain.md, section 5). */
const PASSPORT_DAYS = 183;

/**
 * Returns the first problem among the entries of a list, its field with a prefix: `holders.1.tel`. `undefined` when no
 * entry has one. `list` is the name of the list's field.
 */
export function within<Entry>(
  list: string,
  entries: readonly Entry[],
  problemOf: (entry: Entry, index: number) => FieldProblem | undefined,
): FieldProblem | undefined {
  for (const [index, entry] of entries.entries()) {
    const found = problemOf(entry, index);
    if (found) return { ...found, field: `${list}.${index}.${found.field}` };
  }
  return undefined;
}

/** Prefixes the field of a problem with the part that it is in. */
export const under = (part: string, problem: FieldProblem | undefined): FieldProblem | undefined =>
  problem && { ...problem, field: `${part}.${problem.field}` };

/** What the service says of a value that it reads otherwise than it was sent. */
const notSent = 'not as the portal sends it';

function myKadProblem({ idNo, dateOfBirth, gender, expiresOn }: Identity, today: IsoDate) {
  const card = readMyKad(idNo, { today });
  if (!card.ok) return { field: 'idNo', problem: card.problem };
  const { births, sex } = card.value;
  if (!births.includes(dateOfBirth))
    return { field: 'dateOfBirth', problem: `the MyKad number’s is ${births.join(' or ')}` };
  if (gender !== sex) return { field: 'gender', problem: `the MyKad number’s is ${sex}` };
  return expiresOn === null ? undefined : { field: 'expiresOn', problem: 'null for a MyKad' };
}

function passportProblem({ idNo, expiresOn, back, dateOfBirth }: Identity, today: IsoDate) {
  if (!isSent(readPassport(idNo), idNo)) return { field: 'idNo', problem: notSent };
  if (dateOfBirth >= today) return { field: 'dateOfBirth', problem: 'not in the past' };
  if (expiresOn === null || expiresOn <= addDays(today, PASSPORT_DAYS))
    return { field: 'expiresOn', problem: 'more than 6 months ahead' };
  return back === null ? undefined : { field: 'back', problem: 'null for a passport' };
}

/** Returns the first problem of an identity document, or `undefined`. */
export function identityProblem(identity: Identity, today: IsoDate): FieldProblem | undefined {
  if (!isSent(readName(identity.name), identity.name)) return { field: 'name', problem: notSent };
  return identity.docType === 'MYKAD' ? myKadProblem(identity, today) : passportProblem(identity, today);
}

/** Returns the first problem of how a person is reached, or `undefined`. */
export const contactProblem = (contact: Contact, facts: PersonFacts): FieldProblem | undefined =>
  fieldsProblem(reachFields, contact, facts) ??
  under('residential', fieldsProblem(addressFieldsByCountry, contact.residential, facts)) ??
  under(
    'mailing',
    contact.mailing ? fieldsProblem(addressFieldsByCountry, contact.mailing, facts) : undefined,
  );

/** Returns the first problem of a nominee: name, number of a MyKad or a passport, and what is asked. */
export function namedPersonProblem(
  { name, idNo, dateOfBirth, ...others }: NonNullable<OnboardingSent['nominee']>[number],
  facts: PersonFacts,
): FieldProblem | undefined {
  const number = readIdentityNumber(idNo, facts.today);
  if (!isSent(readName(name), name)) return { field: 'name', problem: notSent };
  if (!number.ok) return { field: 'idNo', problem: number.problem };
  const { births } = number.value;
  if (dateOfBirth !== undefined && !(births.length > 1 && births.includes(dateOfBirth)))
    return { field: 'dateOfBirth', problem: births.length > 1 ? births.join(' or ') : 'not asked' };
  return fieldsProblem(relationFields, others, facts);
}
