import { bankarWire, jointApplicantWire, onboardingWire } from '@portal/shared/testing';
import fc from 'fast-check';
import { names, textsOf, type WireItem } from '../../testing/item-texts.ts';
import { describeItem } from './describe-item.ts';

const addBank = (changes: Partial<typeof bankarWire> = {}): WireItem => ({
  type: 'bankar',
  payload: { ...bankarWire, ...changes },
});
const open = (plans: object, more: object = {}): WireItem => ({
  type: 'onboarding',
  payload: { ...onboardingWire, plans: { ...onboardingWire.plans, ...plans }, ...more },
});

test.each([
  [
    'a bank account',
    addBank(),
    ['Add bank account, Maybank', [], ['5142 •••• 7710', 'MYR', 'serves 1000482917']],
  ],
  [
    'a joint bank account abroad, for an account that is not opened yet',
    addBank({
      account: 'ONB-1-CS',
      bankName: 'DBS Bank',
      micrCode: null,
      swiftCode: 'DBSSSGSG',
      currency: 'SGD',
      isJointAccount: true,
    }),
    [
      'Add bank account, DBS Bank',
      [],
      ['5142 •••• 7710', 'SGD', 'SWIFT DBSSSGSG', 'joint account', 'serves the new account'],
    ],
  ],
  [
    'a bank account of a third party',
    addBank({ isThirdPartyBankAccount: true }),
    ['Add bank account, Maybank', [], ['5142 •••• 7710', 'MYR', 'of a third party', 'serves 1000482917']],
  ],
  [
    'an assessment that the customer answered',
    {
      type: 'sat',
      payload: {
        answeredBy: 'customer',
        result: { riskCategory: 'Moderate', satGroup: 'M', score: 31 },
        satDeclarationId: 1,
        reason: null,
      },
    },
    ['Suitability assessment', [], ['Moderate', '31 points', 'answered by the customer', 'result accepted']],
  ],
  [
    'an assessment with a mismatch',
    {
      type: 'sat',
      payload: {
        answeredBy: 'agent',
        result: { riskCategory: 'Conservative', satGroup: 'C', score: 12 },
        satDeclarationId: 2,
        reason: 'Has other savings',
      },
    },
    [
      'Suitability assessment',
      [],
      [
        'Conservative',
        '12 points',
        'answered by the agent',
        'proceeds despite a mismatch',
        'reason Has other savings',
      ],
    ],
  ],
  [
    'an assessment without a result',
    { type: 'sat', payload: { answeredBy: 'agent', result: null, satDeclarationId: 3, reason: null } },
    ['Suitability assessment', [], ['answered by the agent', 'declines to give information']],
  ],
  ['an assessment that cannot be read', { type: 'sat', payload: {} }, ['Suitability assessment', [], []]],
  [
    'an update of one field',
    { type: 'clientInfoUpdate', payload: { sI: true, before: { sI: false } } },
    ['Update information', [], ['1 field changed', 'needs Proof of a sophisticated investor']],
  ],
  [
    'an update of two fields',
    { type: 'clientInfoUpdate', payload: { sI: true, tel: '1', before: { sI: false, tel: '2' } } },
    ['Update information', [], ['2 fields changed', 'needs Proof of a sophisticated investor']],
  ],
  ['an update without fields', { type: 'clientInfoUpdate', payload: {} }, ['Update information', [], []]],
  [
    'an onboarding that begins',
    { type: 'onboarding', payload: {} },
    ['Onboarding', [], ['plans not chosen yet']],
  ],
  [
    'an onboarding of one applicant',
    open({}),
    ['Onboarding of Nurul Huda binti Zamri', [], ['Cash, EPF', 'Individual']],
  ],
  [
    'an onboarding of a joint account',
    open(
      { plans: ['CS'], accountType: 'JNT', operatingInstruction: '3' },
      { jointApplicant: jointApplicantWire },
    ),
    [
      'Onboarding of Nurul Huda binti Zamri',
      [],
      ['Cash', 'Joint · Both to sign', 'joint applicant Azman bin Idris'],
    ],
  ],
  [
    'an onboarding with a minor who is not named yet',
    open(
      { plans: ['CS'], accountType: 'MNR' },
      { jointApplicant: [{ identity: {}, personal: {}, contact: {} }] },
    ),
    [
      'Onboarding of Nurul Huda binti Zamri',
      [],
      ['Cash', 'With a minor · Principal', 'joint applicant not named yet'],
    ],
  ],
] as const)('[CRT-01] [CHK-01] [APP-02] the text of %s', (_case, item, expected) => {
  expect(textsOf(item, { lookups: names })).toEqual(expected);
});

test('an onboarding is named by its customer as listed', () => {
  expect(textsOf(open({}), { customerName: 'TAN WEI JUN' })[0]).toBe('Onboarding of Tan Wei Jun');
});

test('[APP-02] [CLI-07] an update has each field as it was and as it becomes', () => {
  const payload = {
    email: 'new@mail.example',
    sI: true,
    noOfDependents: 2,
    sourceOfIncome: 'Salary;Others',
    before: { email: 'old@mail.example', sI: false, noOfDependents: null, sourceOfIncome: 'Salary' },
  };
  const { changes } = describeItem({ type: 'clientInfoUpdate', payload }, { lookups: names });
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['old@mail.example', 'new@mail.example'],
    ['No', 'Yes'],
    ['Not on record', '2'],
    ['Salary', 'Salary, Others'],
  ]);
});

test('every form has a title, whatever the service sends', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (payload) => {
      for (const type of ['sat', 'clientInfoUpdate', 'onboarding'] as const)
        expect(describeItem({ type, payload }).title).not.toBe('');
    }),
  );
});
