import { jointApplicantWire, onboardingWire } from '@portal/shared/testing';
import fc from 'fast-check';
import { getFieldTitle } from './field-titles.ts';
import { readApplicant, readAssessment, readInformationUpdate } from './form-contents.ts';

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

test('[APP-02] an update of information shows each field as it was and as it becomes', () => {
  const payload = {
    email: 'new@mail.example',
    sI: true,
    noOfDependents: 2,
    sourceOfIncome: 'Salary;Others',
    before: { email: 'old@mail.example', sI: false, noOfDependents: null, sourceOfIncome: 'Salary' },
  };
  expect(readInformationUpdate(payload)).toMatchObject({
    details: ['4 fields changed'],
    changes: [
      'E-mail: old@mail.example to new@mail.example',
      'Sophisticated investor: No to Yes',
      'Dependants: empty to 2',
      'Source of income: Salary to Salary, Others',
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

test.each([
  ['occupation', 'Occupation'],
  ['maritalStatus', 'Marital status'],
  ['occupationOth', 'Other occupation'],
  ['email', 'E-mail'],
])('the title of %s is %s', (field, title) => {
  expect(getFieldTitle(field)).toBe(title);
});

test('every payload has a title, whatever the service sends', () => {
  fc.assert(
    fc.property(fc.anything(), (payload) => {
      for (const readContent of [readAssessment, readInformationUpdate, readApplicant])
        expect(readContent(payload).title).not.toBe('');
    }),
  );
});
