import { cleanCode } from '@portal/shared/clean-text';
import {
  employmentFields,
  exposureFields,
  minorPersonalFields,
  namesOf,
  personalFields,
  relationFields,
} from '@portal/shared/fields';
import { readShare, repeatedNominee, shareSumProblem } from '@portal/shared/person/nominees';
import { birthOf, readIdentityNumber } from '@portal/shared/person/read-identity-number';
import { readName } from '@portal/shared/person/read-name';
import { problemOf } from '@portal/shared/person/reading';
import { relationshipProblem } from '@portal/shared/person/relationships';
import type { Answers, JointAnswers, Nominee } from '../answers/answers.ts';
import { hasMinor } from '../answers/applies.ts';
import { type AnswerProblem, type CheckFacts, checkFields, problemsOf, within } from './check-facts.ts';
import { checkTax } from './check-means.ts';
import { checkContact, checkIdentity } from './check-person.ts';

/** Highest number of nominees. */
export const maxNominees = 6;

/** What the second holder cannot be to the applicant, by what both have answered. */
const relationProblem = ({ who, joint, identity, personal }: Answers, { today }: CheckFacts) =>
  relationshipProblem(joint.relationship, hasMinor({ who }) ? 'minor' : 'adult', {
    applicant: { ...identity, ...personal },
    other: { ...joint.identity, ...joint.personal },
    today,
  });

/**
 * Returns the problems of who the second holder is, and how that person is reached, who must not be the applicant. When
 * both share a contact, its problems are said at the applicant's, and here only that it is not complete.
 */
export function checkHolder({ who, joint, identity, contact }: Answers, facts: CheckFacts) {
  const isMinor = hasMinor({ who });
  const isSame = joint.identity.idNo !== '' && cleanCode(joint.identity.idNo) === cleanCode(identity.idNo);
  return [
    ...checkFields(relationFields, joint, facts),
    ...(isSame
      ? problemsOf('identity.idNo', 'This is the applicant’s number. Enter the other holder’s.')
      : []),
    ...within('identity', checkIdentity(joint.identity, isMinor ? 'minor' : 'adult', facts)),
    ...within(
      'personal',
      isMinor
        ? checkFields(minorPersonalFields, joint.personal, facts)
        : checkFields(personalFields, joint.personal, facts),
    ),
    // what is wrong with the applicant's own is said there
    ...(joint.hasSameContact
      ? checkContact(contact, facts).length === 0
        ? []
        : problemsOf('hasSameContact', 'The applicant’s contact is not complete.', 'Contact')
      : within('contact', checkContact(joint.contact, facts))),
  ];
}

/** The parts that a second holder is asked as the applicant is, with their checks. */
const holderParts = {
  employment: (joint: JointAnswers, facts: CheckFacts) =>
    checkFields(employmentFields, joint.employment, facts),
  pep: (joint: JointAnswers, facts: CheckFacts) => checkFields(exposureFields, joint.pep, facts),
  tax: (joint: JointAnswers, facts: CheckFacts) => checkTax(joint.tax, facts),
} as const;

/** Returns what of these parts is asked of the second holder, each with its problems: of a minor only tax. */
export const checkHolderParts = ({ who, joint }: Answers, facts: CheckFacts) =>
  namesOf(holderParts)
    .filter((name) => name === 'tax' || !hasMinor({ who }))
    .map((name) => ({ name, problems: holderParts[name](joint, facts) }));

/** Returns the problems of the account's second person, a joint holder or the minor. */
export const checkJoint = (answers: Answers, facts: CheckFacts): readonly AnswerProblem[] => [
  ...problemsOf('relationship', relationProblem(answers, facts)),
  ...checkHolder(answers, facts),
  ...checkHolderParts(answers, facts).flatMap(({ name, problems }) => within(name, problems)),
];

const checkNominee = (
  nominee: Nominee,
  facts: CheckFacts,
  { repeated, unfit }: { readonly repeated: string | undefined; readonly unfit: string | undefined },
): readonly AnswerProblem[] => [
  ...problemsOf('name', problemOf(readName(nominee.name))),
  ...problemsOf('idNo', repeated ?? problemOf(readIdentityNumber(nominee.idNo, facts.today))),
  ...checkFields(relationFields, nominee, facts, { relationship: unfit }),
  ...problemsOf('share', problemOf(readShare(nominee.share))),
];

type NomineesAnswers = Pick<Answers, 'nominees' | 'identity'>;

/** Returns the problems of the nominees, but of how they fit: `unfit` says that of each. */
function nomineesProblems(
  { nominees, identity }: NomineesAnswers,
  facts: CheckFacts,
  unfit: (nominee: Nominee) => string | undefined,
): readonly AnswerProblem[] {
  const numbers = nominees.map(({ idNo }) => idNo);
  const own = nominees.flatMap((nominee, at) => {
    const repeated = repeatedNominee(numbers, at, identity.idNo);
    const problems = checkNominee(nominee, facts, { repeated, unfit: unfit(nominee) });
    return within(`${at}`, problems, `nominee ${at + 1}`);
  });
  const shares = nominees.map(({ share }) => share);
  return own.length > 0 ? own : problemsOf('shares', shareSumProblem(shares), 'Shares');
}

/** Returns what keeps the nominees from being sent: how they fit the applicant does not. No nominee is no problem. */
export const checkNamed = (answers: NomineesAnswers, facts: CheckFacts): readonly AnswerProblem[] =>
  nomineesProblems(answers, facts, () => undefined);

/**
 * Returns the problems of the nominees: of each, with what one cannot be to the applicant by both ages, and, when none of
 * them has any, that the shares do not add up to 100%. No nominee is no problem.
 */
export const checkNominees = (answers: NomineesAnswers, facts: CheckFacts): readonly AnswerProblem[] =>
  nomineesProblems(answers, facts, ({ relationship, idNo, dateOfBirth = '' }) =>
    relationshipProblem(relationship, 'nominee', {
      applicant: answers.identity,
      other: { dateOfBirth: birthOf(idNo, dateOfBirth, facts.today) },
      today: facts.today,
    }),
  );
