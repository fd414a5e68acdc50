import { cleanCode, cleanText } from '@portal/shared/clean-text';
import { personalFields, relationFields } from '@portal/shared/fields';
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

const readShare = (share: string): number | undefined =>
  /^\d{1,3}$/.test(cleanText(share)) && Number(cleanText(share)) > 0 ? Number(cleanText(share)) : undefined;

const checkNominee = (nominee: Nominee, facts: CheckFacts): readonly AnswerProblem[] => [
  ...problemsOf('name', problemOf(readName(nominee.name))),
  ...problemsOf('idNo', problemOf(readIdentityNumber(nominee.idNo, facts.today))),
  ...checkFields(relationFields, nominee, facts),
  ...problemsOf(
    'share',
    readShare(nominee.share) === undefined ? 'Enter a whole number from 1 to 100.' : undefined,
  ),
];

/** Returns the sum of the nominees' shares in per cent; those that cannot be read count as 0. */
export const sumOfShares = (nominees: readonly Nominee[]): number =>
  nominees.reduce((sum, { share }) => sum + (readShare(share) ?? 0), 0);

/**
 * Returns the problems of the nominees: of each, and, when none of them has any, that the shares do not add up to 100%.
 * No nominee is no problem.
 */
export function checkNominees({ nominees }: Answers, facts: CheckFacts): readonly AnswerProblem[] {
  const own = nominees.flatMap((nominee, at) =>
    within(`${at}`, checkNominee(nominee, facts), `nominee ${at + 1}`),
  );
  const sum = sumOfShares(nominees);
  return nominees.length === 0 || own.length > 0 || sum === 100
    ? own
    : problemsOf('shares', `The shares add up to ${sum}%. They must add up to 100%.`, 'Shares');
}
