import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { addDays, type IsoDate } from '../calendar.ts';
import { readMyKad } from '../identity/mykad.ts';
import { isOwnEmail } from '../own-email.ts';

type Identity = NonNullable<OnboardingSent['identity']>;
type Personal = NonNullable<OnboardingSent['personal']>;
type Contact = NonNullable<OnboardingSent['contact']>;
type Employment = NonNullable<OnboardingSent['employment']>;

/** A field with a value that is not valid, and why. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

/** The values of the lookup lists. */
export interface OfferedValues {
  /** Returns the first of these fields that has a value which its list does not offer. */
  problem(part: Readonly<Record<string, unknown>>, fields: readonly string[]): FieldProblem | undefined;
}

interface PersonFacts {
  readonly today: IsoDate;
  readonly agentEmail: string;
  readonly offered: OfferedValues;
}

const OTHERS = 'Others';
const NAME = /^[\p{L}\p{M} /.@'’()-]{2,100}$/u;
const PASSPORT = /^[A-Z0-9]{6,12}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MALAYSIAN_MOBILE = /^601(?:1\d{8}|[02-46-9]\d{7})$/;
/** A passport is valid for more than 6 months (domain, section 5). */
const PASSPORT_DAYS = 183;

/**
 * Returns an object whose `problem(part, fields)` finds the first of these fields with a value that is not in the
 * lookup list of its name; `undefined` when all are. A null is never refused; without a list every value is.
 */
export const offeredValues = (lists: Readonly<Record<string, readonly string[]>>): OfferedValues => ({
  problem(part, fields) {
    const field = fields.find((name) => {
      const values = [part[name]].flat().filter((value) => value !== null && value !== undefined);
      return !values.every((value) => lists[name]?.includes(String(value)));
    });
    return field === undefined ? undefined : { field, problem: 'not in the list' };
  },
});

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

function identityProblem(identity: Identity, today: IsoDate): FieldProblem | undefined {
  if (!NAME.test(identity.name))
    return { field: 'name', problem: "2 to 100 letters, spaces and / . @ ' ( ) -" };
  return identity.docType === 'MYKAD' ? myKadProblem(identity, today) : passportProblem(identity, today);
}

function personalProblem(personal: Personal, { offered }: PersonFacts): FieldProblem | undefined {
  const { noOfDependents } = personal;
  if (noOfDependents < 0 || noOfDependents > 20) return { field: 'noOfDependents', problem: '0 to 20' };
  return offered.problem(personal, ['salutation', 'race', 'nationality', 'maritalStatus']);
}

/**
 * Returns the first problem of a person's identity and personal details, or `undefined`. A part that is not given has
 * none.
 */
export function personProblem(
  identity: Identity | undefined,
  personal: Personal | undefined,
  facts: PersonFacts,
): FieldProblem | undefined {
  const wrong = identity && identityProblem(identity, facts.today);
  if (wrong) return { ...wrong, field: `identity.${wrong.field}` };
  const other = personal && personalProblem(personal, facts);
  return other && { ...other, field: `personal.${other.field}` };
}

function addressProblem(name: string, address: Contact['mailing'], { offered }: PersonFacts) {
  if (!address) return undefined;
  const problem =
    address.country === 'MY' && !/^\d{5}$/.test(address.postcode)
      ? { field: 'postcode', problem: 'five digits' }
      : offered.problem(address, address.country === 'MY' ? ['country', 'state'] : ['country']);
  return problem && { ...problem, field: `${name}.${problem.field}` };
}

function reachProblem({ telCountryCode, tel, email }: Contact, { agentEmail, offered }: PersonFacts) {
  const number = telCountryCode + tel;
  const isValid = telCountryCode === '60' ? MALAYSIAN_MOBILE.test(number) : /^\d{6,15}$/.test(number);
  if (!isValid) return { field: 'tel', problem: 'no valid mobile number' };
  if (email.length > 100 || !EMAIL.test(email)) return { field: 'email', problem: 'no valid address' };
  if (isOwnEmail(email, agentEmail)) return { field: 'email', problem: 'the agent’s own' };
  return offered.problem({ telCountryCode }, ['telCountryCode']);
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
    reachProblem(contact, facts) ??
    addressProblem('residential', contact.residential, facts) ??
    addressProblem('mailing', contact.mailing, facts);
  return problem && { ...problem, field: `${type}.${problem.field}` };
}

/**
 * Returns what is wrong with the texts for `Others`: each is needed where it is chosen, else null. `undefined` when all
 * are right.
 */
export function othersProblem(employment: Employment): FieldProblem | undefined {
  const pairs = [
    ['natureofBusinessOth', employment.natureofBusiness === OTHERS],
    ['sourceOfIncomeOth', employment.sourceOfIncome.includes(OTHERS)],
    ['purposeOfInvestOth', employment.purposeOfInvest.includes(OTHERS)],
    ['occupationOth', employment.occupation === OTHERS],
  ] as const;
  const wrong = pairs.find(([field, isChosen]) => isChosen !== (employment[field] !== null));
  return wrong && { field: wrong[0], problem: `needed with the choice ${OTHERS}, else null` };
}
