import { ageOn } from '../../foundation/dates/index.ts';
import { adultAge } from './mykad-births.ts';

/** Who is related to the applicant: a second adult holder, a minor, or a nominee. */
export type Related = 'adult' | 'minor' | 'nominee';

const ofAnyAge = ['Spouse', 'Parent', 'Child', 'Sibling', 'Guardian', 'Others'];

/** What each may be to the applicant: values of the lookups, without those of payers. */
export const relationships: Readonly<Record<Related, readonly string[]>> = {
  adult: ofAnyAge,
  minor: ['Child', 'Sibling', 'Others'],
  nominee: ofAnyAge,
};

/** What is known of one of two related people. What is missing is not judged by. */
interface KnownPerson {
  /** YYYY-MM-DD. */
  readonly dateOfBirth?: string | null | undefined;
  readonly maritalStatus?: string | null | undefined;
}

/** Two related people. */
export interface RelatedPeople {
  readonly applicant: KnownPerson;
  readonly other: KnownPerson;
  /** YYYY-MM-DD. */
  readonly today: string;
}

const isSingle = ({ maritalStatus }: KnownPerson): boolean => maritalStatus === 'Single';

/** Whether both dates are known, and the first is not before the second. */
const isNotBefore = (one: KnownPerson, other: KnownPerson): boolean =>
  Boolean(one.dateOfBirth && other.dateOfBirth && one.dateOfBirth >= other.dateOfBirth);

const isUnderAge = ({ other: { dateOfBirth }, today }: RelatedPeople): boolean =>
  Boolean(dateOfBirth) && (ageOn(dateOfBirth ?? '', today) ?? adultAge) < adultAge;

const ofAge = (who: string) => (people: RelatedPeople) =>
  isUnderAge(people) ? `A ${who} is ${adultAge} or over.` : undefined;

/** What is wrong with a relationship of two people. */
const rules: Readonly<Record<string, (people: RelatedPeople) => string | undefined>> = {
  Spouse: ofAge('spouse'),
  Guardian: ofAge('guardian'),
  Parent: ({ applicant, other }) =>
    isNotBefore(other, applicant)
      ? 'A parent is older than the applicant. Check both dates of birth.'
      : undefined,
  Child: ({ applicant, other }) =>
    isNotBefore(applicant, other)
      ? 'A child is younger than the applicant. Check both dates of birth.'
      : undefined,
};

/**
 * Returns why somebody cannot be this to the applicant, by ages and persons; `undefined` when nothing is against it, and
 * for an empty answer. Form and service judge by it.
 */
export function relationshipProblem(
  relationship: string,
  related: Related,
  people: RelatedPeople,
): string | undefined {
  if (relationship === '') return undefined;
  if (!relationships[related].includes(relationship))
    return 'Choose another relationship: this one does not fit.';
  // the marital status of a nominee is not asked
  const isUnmarried =
    relationship === 'Spouse' && related !== 'nominee' && [people.applicant, people.other].some(isSingle);
  if (isUnmarried)
    return 'One of the two is recorded as single. Correct the marital status, or the relationship.';
  return rules[relationship]?.(people);
}
