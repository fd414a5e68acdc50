import { cleanCode } from '@portal/shared/clean-text';
import { personalFields, relationFields } from '@portal/shared/fields';
import { readShare, repeatedNominee, shareSumProblem } from '@portal/shared/person/nominees';
import { readIdentityNumber } from '@portal/shared/person/read-identity-number';
import { readName } from '@portal/shared/person/read-name';
import { problemOf } from '@portal/shared/person/reading';
import type { Answers, Nominee } from '../answers/answers.ts';
import { type AnswerProblem, type CheckFacts, checkFields, problemsOf, within } from './check-facts.ts';
import { checkContact, checkIdentity } from './check-person.ts';

/** Highest number of nominees. */
export const maxNominees = 6;

/**
 * Returns the problems of the account's second person, a joint holder or the minor, who must not be the applicant. When
 * both share a contact, its problems are said at the applicant's, and here only that it is not complete.
 */
export function checkJoint({ who, joint, identity, contact }: Answers, facts: CheckFacts) {
  const isMinor = who.accountType === 'MNR';
  const isSame = joint.identity.idNo !== '' && cleanCode(joint.identity.idNo) === cleanCode(identity.idNo);
  return [
    ...checkFields(relationFields, joint, facts),
    ...(isSame
      ? problemsOf('identity.idNo', 'This is the applicant’s number. Enter the other holder’s.')
      : []),
    ...within('identity', checkIdentity(joint.identity, isMinor ? 'minor' : 'adult', facts)),
    ...within('personal', checkFields(personalFields, joint.personal, facts)),
    // what is wrong with the applicant's own is said there
    ...(joint.hasSameContact
      ? checkContact(contact, facts).length === 0
        ? []
        : problemsOf('hasSameContact', 'The applicant’s contact is not complete.', 'Contact')
      : within('contact', checkContact(joint.contact, facts))),
  ];
}

const checkNominee = (
  nominee: Nominee,
  facts: CheckFacts,
  repeated: string | undefined,
): readonly AnswerProblem[] => [
  ...problemsOf('name', problemOf(readName(nominee.name))),
  ...problemsOf('idNo', repeated ?? problemOf(readIdentityNumber(nominee.idNo, facts.today))),
  ...checkFields(relationFields, nominee, facts),
  ...problemsOf('share', problemOf(readShare(nominee.share))),
];

/**
 * Returns the problems of the nominees: of each, and, when none of them has any, that the shares do not add up to 100%.
 * No nominee is no problem.
 */
export function checkNominees(
  { nominees, identity }: Pick<Answers, 'nominees' | 'identity'>,
  facts: CheckFacts,
): readonly AnswerProblem[] {
  const numbers = nominees.map(({ idNo }) => idNo);
  const own = nominees.flatMap((nominee, at) => {
    const repeated = repeatedNominee(numbers, at, identity.idNo);
    return within(`${at}`, checkNominee(nominee, facts, repeated), `nominee ${at + 1}`);
  });
  const shares = nominees.map(({ share }) => share);
  return own.length > 0 ? own : problemsOf('shares', shareSumProblem(shares), 'Shares');
}
