import { extraCareReasons, suitabilityOf } from '@portal/shared/selling';
import { jointApplicantWire, onboardingWire } from '@portal/shared/testing';
import { applicantRecord, openedAccounts } from './applicant-record.ts';

const today = '2026-11-21';
const recordOf = (changes: object = {}) =>
  applicantRecord({
    customerId: 'ONB-1',
    name: 'NURUL HUDA BINTI ZAMRI',
    payload: { ...onboardingWire, ...changes },
    today,
  });

test('[ONB-04] an applicant has the record that the onboarding gives, with the accounts that it opens', () => {
  const record = recordOf();
  expect(record).toMatchObject({
    customerId: 'ONB-1',
    idNo: '910725106048',
    email: 'nurul.huda@mail.example',
    age: 35,
    sourceOfIncome: ['Salary', 'Others'],
  });
  expect(record.account.map(({ accountId, plan, accountType }) => [accountId, plan, accountType])).toEqual([
    ['ONB-1-CS', 'CS', 'IND'],
    ['ONB-1-EPF', 'EPF', 'IND'],
  ]);
  expect(openedAccounts(record)).toEqual([]);
});

test('[ONB-04] only the cash account of a joint onboarding is shared', () => {
  const plans = {
    ...onboardingWire.plans,
    plans: ['CS', 'PRS'],
    accountType: 'JNT',
    operatingInstruction: '3',
  };
  const { account } = recordOf({ plans, jointApplicant: jointApplicantWire });
  expect(
    account.map(({ accountType, operatingInstruction, holders }) => [
      accountType,
      operatingInstruction,
      holders.map(({ role }) => role),
    ]),
  ).toEqual([
    ['JNT', '3', ['Principal', 'Joint']],
    ['IND', '1', ['Principal']],
  ]);
});

test.each([
  ['assessed', {}, { state: 'valid', rank: 3 }],
  ['not assessed', { suitability: undefined }, { state: 'none' }],
  [
    'declined',
    { suitability: { ...onboardingWire.suitability, result: null, satDeclarationId: 3 } },
    { state: 'declined' },
  ],
])('[SAT-04] an applicant who is %s has that suitability', (_, changes, expected) => {
  expect(suitabilityOf(recordOf(changes), today)).toMatchObject(expected);
});

test('an applicant of 60 needs extra care, by the date of birth of a passport too', () => {
  const identity = { ...onboardingWire.identity, idNo: 'A1234567', dateOfBirth: '1960-01-01' };
  expect(extraCareReasons(recordOf({ identity }), today)).toEqual(['60 or over']);
});
