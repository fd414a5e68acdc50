import { lookups } from '@portal/shared/api/lookups';
import { decoded, jointApplicantWire, onboardingWire, samples } from '@portal/shared/testing';
import fc from 'fast-check';
import { readApplicant, readAssessment, readInformationUpdate } from './form-contents.ts';

const lookupsOfTest = decoded(lookups, samples.lookups);

test.each([
  [
    {
      answeredBy: 'customer',
      result: { riskCategory: 'Moderate', satGroup: 'M', score: 31 },
      satDeclarationId: 1,
    },
    ['Moderate', '31 points', 'answered by the customer'],
  ],
  [
    {
      answeredBy: 'agent',
      result: { riskCategory: 'Conservative', satGroup: 'C', score: 12 },
      satDeclarationId: 2,
      reason: 'Has other savings',
    },
    [
      'Conservative',
      '12 points',
      'answered by the agent',
      'continues despite a mismatch',
      'reason: Has other savings',
    ],
  ],
  [
    { answeredBy: 'agent', result: null, satDeclarationId: 3, reason: null },
    ['answered by the agent', 'gives no information'],
  ],
])('[APP-02] an assessment shows its result and the declaration: %j', (payload, details) => {
  expect(readAssessment(payload)).toMatchObject({ title: 'Suitability assessment', details });
});

test('[APP-02] [CLI-07] an update of information counts its fields, and has each as it was and as it becomes', () => {
  const payload = { race: '02', noOfDependents: 2, before: { race: 'Malay', noOfDependents: null } };
  expect(readInformationUpdate(payload, lookupsOfTest)).toMatchObject({
    details: ['2 fields changed'],
    changes: [
      { label: 'Race', before: 'Malay', after: 'Chinese' },
      { label: 'Dependants', before: 'Not on record', after: '2' },
    ],
  });
});

test.each([
  [{}, 'Onboarding', []],
  [onboardingWire, 'Onboarding of Nurul Huda binti Zamri', ['Cash, EPF', 'Individual']],
  [
    {
      ...onboardingWire,
      plans: { ...onboardingWire.plans, plans: ['CS'], accountType: 'JNT' },
      jointApplicant: jointApplicantWire,
    },
    'Onboarding of Nurul Huda binti Zamri',
    ['Cash', 'Joint', 'with Azman bin Idris'],
  ],
])('[APP-02] an onboarding shows the applicant and what is opened: %#', (payload, title, details) => {
  expect(readApplicant(payload)).toMatchObject({ title, details });
});

test('every payload has a title, whatever the service sends', () => {
  fc.assert(
    fc.property(fc.anything(), (payload) => {
      for (const readContent of [readAssessment, readInformationUpdate, readApplicant])
        expect(readContent(payload, lookupsOfTest).title).not.toBe('');
    }),
  );
});
