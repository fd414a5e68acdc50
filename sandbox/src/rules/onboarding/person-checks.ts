import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { addressFields, reachFields } from '@portal/shared/fields';
import { addDays, type IsoDate } from '../calendar.ts';
import { type FieldFacts, fieldsProblem } from '../field-checks.ts';
import { readMyKad } from '../identity/mykad.ts';

type Identity = NonNullable<OnboardingSent['identity']>;
type Contact = NonNullable<OnboardingSent['contact']>;

/** A field with a value that is not valid, and why. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

export interface PersonFacts extends FieldFacts {
  readonly today: IsoDate;
}

const NAME = /^[\p{L}\p{M} /.@'’()-]{2,100}$/u;
const PASSPORT = /^[A-Z0-9]{6,12}$/;
/** A passport is valid for more than 6 months (domain, section 5). */
const PASSPORT_DAYS = 183;

/**
 * Returns the first problem among the entries of a list, its field with a prefix: `holders.1.tel`. `undefined` when no
 * entry has one. `list` is the name of the list's field.
 */
export function within<Entry>(
  list: string,
  entries: readonly Entry[],
  problemOf: (entry: Entry) => FieldProblem | undefined,
): FieldProblem | undefined {
  for (const [index, entry] of entries.entries()) {
    const found = problemOf(entry);
    if (found) return { ...found, field: `${list}.${index}.${found.field}` };
  }
  return undefined;
}

function myKadProblem({ idNo, dateOfBirth, gender, expiresOn }: Identity, today: IsoDate) {
  const facts = readMyKad(idNo, today);
  if (!facts) return { field: 'idNo', problem: 'Enter a valid MyKad number.' };
  if (facts.dateOfBirth !== dateOfBirth)
    return { field: 'dateOfBirth', problem: `the MyKad number’s is ${facts.dateOfBirth}` };
  if (facts.gender !== gender) return { field: 'gender', problem: `the MyKad number’s is ${facts.gender}` };
  return expiresOn === null ? undefined : { field: 'expiresOn', problem: 'null for a MyKad' };
}

function passportProblem({ idNo, expiresOn, back, dateOfBirth }: Identity, today: IsoDate) {
  if (!PASSPORT.test(idNo))
    return { field: 'idNo', problem: 'a passport number has 6 to 12 letters and digits' };
  if (dateOfBirth >= today) return { field: 'dateOfBirth', problem: 'not in the past' };
  if (expiresOn === null || expiresOn <= addDays(today, PASSPORT_DAYS))
    return { field: 'expiresOn', problem: 'more than 6 months ahead' };
  return back === null ? undefined : { field: 'back', problem: 'null for a passport' };
}

/** Returns the first problem of an identity document, or `undefined`. */
export function identityProblem(identity: Identity, today: IsoDate): FieldProblem | undefined {
  if (!NAME.test(identity.name))
    return { field: 'name', problem: "2 to 100 letters, spaces and / . @ ' ( ) -" };
  return identity.docType === 'MYKAD' ? myKadProblem(identity, today) : passportProblem(identity, today);
}

function addressProblem(name: string, address: Contact['mailing'], facts: PersonFacts) {
  if (!address) return undefined;
  // states of other countries are typed
  const { state: _, ...others } = facts.offered;
  const offered = address.country === 'MY' ? facts.offered : others;
  const problem = fieldsProblem(addressFields, address, { ...facts, offered });
  return problem && { ...problem, field: `${name}.${problem.field}` };
}

/**
 * Returns the first problem of how a person is reached, or `undefined`, also without a contact. `type`: the contact's
 * field, such as `contact`, with which the problem's field begins.
 */
export function contactProblem(
  type: string,
  contact: Contact | undefined,
  facts: PersonFacts,
): FieldProblem | undefined {
  if (!contact) return undefined;
  const problem =
    fieldsProblem(reachFields, contact, facts) ??
    addressProblem('residential', contact.residential, facts) ??
    addressProblem('mailing', contact.mailing, facts);
  return problem && { ...problem, field: `${type}.${problem.field}` };
}
