import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { person } from '../../seed/customers/known-identity.ts';
import {
  type Applicant,
  jointApplicantOf,
  onboardingPayload,
} from '../../seed/onboarding/onboarding-payload.ts';
import { satIn } from './example-payloads.ts';
import type { RequestIds } from './request-ids.ts';

/** An applicant of the tests by name and MyKad number. */
function applicant(name: string, idNo: string): Applicant {
  const { dateOfBirth, ...identity } = person(name, '02', idNo, 'applicant@mail.example', '123456789');
  if (dateOfBirth === null) throw new Error(`${name} has no date of birth.`);
  return { ...identity, dateOfBirth };
}

/** Tan Wei Jun of the demo customers. No test agent has this customer. */
export const WEI_JUN = applicant('Tan Wei Jun', '880412-14-5233');
/** Nurul Huda of the demo customers. */
export const NURUL_HUDA = applicant('Nurul Huda binti Zamri', '910725-10-6048');

const ANSWERED_AT = '2026-11-20T09:42:00+08:00';

/** For tests: a complete onboarding of Tan Wei Jun with every part; he declines to give information about what suits him. */
export function onboardingIn({ bucket, key }: RequestIds) {
  const pictures = { front: `${bucket}::${key}`, back: `${bucket}::${key}` };
  return {
    ...onboardingPayload(WEI_JUN, ANSWERED_AT, pictures),
    suitability: satIn(),
    plans: {
      plans: ['CS', 'EPF', 'PRS'],
      accountType: 'JNT',
      operatingInstruction: '3',
      epfAccountType: 'Konvensional',
      epfNo: '12345678',
    },
    jointApplicant: jointApplicantOf(NURUL_HUDA, ANSWERED_AT.slice(0, 10), pictures),
    nominee: [{ name: NURUL_HUDA.name, idNo: NURUL_HUDA.idNo, relationship: 'Spouse', share: 100 }],
  };
}

/** For tests: a complete onboarding of a person to one cash account. */
export const onboardingOfPerson = (who: Applicant) => onboardingPayload(who, ANSWERED_AT);

type Holder = NonNullable<OnboardingSent['jointApplicant']>[number];

/** For tests: a child in place of an adult as the second holder, who is asked less. */
export const childInPlaceOf = ({ employment: _work, pep: _pep, ...holder }: Holder): Holder => ({
  ...holder,
  relationship: 'Child',
  identity: {
    ...holder.identity,
    name: 'Aiman bin Azman',
    idNo: '150312-10-1235',
    dateOfBirth: '2015-03-12',
    gender: 'M',
  },
  personal: { ...holder.personal, maritalStatus: null, noOfDependents: null },
});
