import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { birthOf } from '@portal/shared/person/read-identity-number';
import { type Related, type RelatedPeople, relationshipProblem } from '@portal/shared/person/relationships';
import type { IsoDate } from '../calendar.ts';
import type { FieldProblem } from '../field-checks.ts';
import { within } from './person-checks.ts';

/** What an applicant and a second holder have in common here. */
interface Holder {
  readonly identity?: OnboardingSent['identity'];
  readonly personal?: { readonly maritalStatus: string | null } | undefined;
}

const knownOf = ({ identity, personal }: Holder): RelatedPeople['applicant'] => ({
  dateOfBirth: identity?.dateOfBirth,
  maritalStatus: personal?.maritalStatus,
});

/** Returns the first second holder or nominee of an onboarding who cannot be this to the applicant, and why. */
export function relationProblem(payload: OnboardingSent, today: IsoDate): FieldProblem | undefined {
  const { plans, jointApplicant = [], nominee = [] } = payload;
  const problemOf = (
    relationship: string,
    related: Related,
    other: RelatedPeople['other'],
  ): FieldProblem | undefined => {
    const people = { applicant: knownOf(payload), other, today };
    const problem = relationshipProblem(relationship, related, people);
    return problem === undefined ? undefined : { field: 'relationship', problem };
  };
  const holder = plans?.accountType === 'MNR' ? 'minor' : 'adult';
  return (
    within('jointApplicant', jointApplicant, (joint) =>
      problemOf(joint.relationship, holder, knownOf(joint)),
    ) ??
    within('nominee', nominee, ({ relationship, idNo, dateOfBirth = '' }) =>
      problemOf(relationship, 'nominee', { dateOfBirth: birthOf(idNo, dateOfBirth, today) }),
    )
  );
}
