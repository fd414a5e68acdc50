import { addDays, ageOn, formatDate, isDate } from '@portal/shared/dates';
import { addressFieldsByCountry, reachFields } from '@portal/shared/fields';
import { addressNames } from '@portal/shared/person/address-names';
import { readMyKad } from '@portal/shared/person/read-mykad';
import { readName } from '@portal/shared/person/read-name';
import { readPassport } from '@portal/shared/person/read-passport';
import { problemOf } from '@portal/shared/person/reading';
import type { AddressAnswers, ContactAnswers, IdentityAnswers } from '../answers/answers.ts';
import {
  type AnswerProblem,
  type CheckFacts,
  checkFields,
  choiceProblem,
  problemsOf,
  within,
} from './check-facts.ts';

/** Age from which a person can hold an account alone or jointly (docs/domain.md, section 1). */
const adult = 18;
/** A passport must be valid for more than 6 months (docs/domain.md, section 5). */
const passportDays = 183;

/** The age that a holder must have. */
export type AgeRule = 'adult' | 'minor';

/** Returns what is wrong with a date of birth; only an adult opens an account, and only a minor is a minor holder. */
function birthProblem(dateOfBirth: string, rule: AgeRule, today: string): string | undefined {
  if (!isDate(dateOfBirth)) return 'Enter the date of birth.';
  const age = ageOn(dateOfBirth, today);
  if (age === undefined) return 'Enter a date in the past.';
  if (rule === 'adult') return age < adult ? 'An account holder is 18 or over.' : undefined;
  return age < adult ? undefined : 'A minor is under 18. For an adult choose a joint account.';
}

const myKadTexts = { M: 'a man', F: 'a woman' } as const;

function myKadProblems(identity: IdentityAnswers, rule: AgeRule, today: string): readonly AnswerProblem[] {
  const reading = readMyKad(identity.idNo, { today, isMinor: rule === 'minor' });
  if (!reading.ok) return problemsOf('idNo', reading.problem, 'MyKad number');
  const { births, sex } = reading.value;
  const [birth] = births;
  const other =
    births.length > 1 ? 'Choose the year of birth.' : `The MyKad number says ${formatDate(birth)}.`;
  const isPossible = births.includes(identity.dateOfBirth);
  return [
    ...problemsOf('dateOfBirth', isPossible ? birthProblem(identity.dateOfBirth, rule, today) : other),
    ...problemsOf(
      'gender',
      identity.gender === sex ? undefined : `The MyKad number is of ${myKadTexts[sex]}.`,
    ),
  ];
}

function passportProblems(identity: IdentityAnswers, rule: AgeRule, today: string): readonly AnswerProblem[] {
  const { expiresOn } = identity;
  const isLongEnough = isDate(expiresOn) && expiresOn > addDays(today, passportDays);
  return [
    ...problemsOf('idNo', problemOf(readPassport(identity.idNo)), 'Passport number'),
    ...problemsOf('dateOfBirth', birthProblem(identity.dateOfBirth, rule, today)),
    ...problemsOf('gender', choiceProblem(identity.gender)),
    ...problemsOf(
      'expiresOn',
      isLongEnough ? undefined : 'Enter a date more than 6 months ahead. A passport must be valid that long.',
    ),
  ];
}

/**
 * Returns what is missing or wrong in an identity document's fields; `rule`: whether the holder must be an adult or a
 * minor. A MyKad's date of birth and gender must be those of its number, and are checked only once that is valid. A
 * passport must be valid for more than 6 months. Missing pictures are not reported here: see `missingPictures`.
 */
export const checkIdentity = (
  identity: IdentityAnswers,
  rule: AgeRule,
  { today }: CheckFacts,
): readonly AnswerProblem[] => [
  ...problemsOf('name', problemOf(readName(identity.name))),
  ...(identity.docType === 'MYKAD'
    ? myKadProblems(identity, rule, today)
    : passportProblems(identity, rule, today)),
];

/**
 * Returns the pictures of the identity document that are missing, as the agent reads them; empty when all are there.
 */
export function missingPictures({ docType, front, back }: IdentityAnswers): readonly string[] {
  if (docType === 'PASSPORT') return front ? [] : ['Picture of the passport'];
  return [
    ...(front ? [] : ['Picture of the front of the MyKad']),
    ...(back ? [] : ['Picture of the back of the MyKad']),
  ];
}

/** Returns the problems of an address, whose parts have the names that its country gives them. */
function checkAddress(address: AddressAnswers, facts: CheckFacts): readonly AnswerProblem[] {
  const names: Readonly<Record<string, string>> = addressNames(address.country);
  return checkFields(addressFieldsByCountry, address, facts).map((each) => ({
    ...each,
    label: names[each.field] ?? each.label,
  }));
}

/**
 * Returns the problems of how a person is reached: mobile number, e-mail (the agent's own is refused), home address,
 * and the address for letters if there is a separate one.
 */
export const checkContact = (contact: ContactAnswers, facts: CheckFacts): readonly AnswerProblem[] => [
  ...checkFields(reachFields, contact, facts),
  ...within('residential', checkAddress(contact.residential, facts), 'home'),
  ...(contact.hasMailing ? within('mailing', checkAddress(contact.mailing, facts), 'letters') : []),
];
