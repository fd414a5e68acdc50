import type { OnboardingSent } from '@portal/shared/api/onboarding';
import {
  childInPlaceOf,
  NURUL_HUDA,
  onboardingOfPerson,
  WEI_JUN,
} from '../../api/testing/example-onboarding.ts';
import { jointApplicantOf } from '../../seed/onboarding/onboarding-payload.ts';
import { LOOKUPS } from '../../seed/reference/lookups.ts';
import { incompleteOnboarding, malformedOnboarding } from './onboarding-checks.ts';
import { onboardingDocuments } from './onboarding-documents.ts';

const today = '2026-11-20';
const facts = { today, agentEmail: 'agent@agents.example', customerName: WEI_JUN.name, lookups: LOOKUPS };

type Holder = NonNullable<OnboardingSent['jointApplicant']>[number];

const applicant = onboardingOfPerson(WEI_JUN);
const [spouse] = jointApplicantOf(NURUL_HUDA, today);
if (!spouse) throw new Error('There is a second holder.');
const { employment: _work, pep: _pep, tax: _ofSpouse, ...spouseBefore } = spouse;
const minor = childInPlaceOf(spouse);
const { tax } = spouse;
const usTax = tax && { ...tax, usResidentStatus: 'US citizen', taxResidency: null };
const { tax: _tax, ...minorBefore } = minor;

const opened = (accountType: 'JNT' | 'MNR', holder: Holder, fields: object = {}): OnboardingSent => ({
  ...applicant,
  plans: { ...applicant.plans, accountType, operatingInstruction: '1' },
  jointApplicant: [holder],
  ...fields,
});

test.each([
  ['an adult', opened('JNT', spouse)],
  ['a minor', opened('MNR', minor)],
])('[ITM-08] takes %s as a second holder, whole', (_who, payload) => {
  expect(malformedOnboarding(payload, facts)).toBeUndefined();
  expect(incompleteOnboarding(payload, today)).toBeUndefined();
});

test.each([
  ['an adult of an earlier release', opened('JNT', spouseBefore), 'jointApplicant.0.employment'],
  [
    'an adult who was not asked for tax',
    opened('JNT', { ...spouse, tax: undefined }),
    'jointApplicant.0.tax',
  ],
  ['a minor of an earlier release', opened('MNR', minorBefore), 'jointApplicant.0.tax'],
  ['a US person', opened('JNT', { ...spouse, tax: usTax }), 'jointApplicant.0.tax.usResidentStatus'],
  [
    'a minor who is a US person',
    opened('MNR', { ...minor, tax: usTax }),
    'jointApplicant.0.tax.usResidentStatus',
  ],
  [
    'a single spouse',
    opened('JNT', { ...spouse, personal: { ...spouse.personal, maritalStatus: 'Single' } }),
    'jointApplicant.0.relationship',
  ],
  [
    'a spouse of somebody single',
    opened('JNT', spouse, { personal: { ...applicant.personal, maritalStatus: 'Single' } }),
    'jointApplicant.0.relationship',
  ],
  [
    'a parent who is younger',
    opened('JNT', { ...spouse, relationship: 'Parent' }),
    'jointApplicant.0.relationship',
  ],
  ['an employer', opened('JNT', { ...spouse, relationship: 'Employer' }), 'jointApplicant.0.relationship'],
  [
    'a minor as a guardian',
    opened('MNR', { ...minor, relationship: 'Guardian' }),
    'jointApplicant.0.relationship',
  ],
])('[ITM-08] saves %s as a second holder, and does not complete it', (_who, payload, field) => {
  expect(malformedOnboarding(payload, facts)).toBeUndefined();
  expect(incompleteOnboarding(payload, today)).toMatchObject({ field });
});

test.each([
  ['work of a minor', opened('MNR', { ...minor, employment: spouse.employment }), 'employment'],
  ['exposure of a minor', opened('MNR', { ...minor, pep: spouse.pep }), 'pep'],
  [
    'marital status of a minor',
    opened('MNR', { ...minor, personal: { ...minor.personal, maritalStatus: 'Single' } }),
    'personal.maritalStatus',
  ],
  [
    'no marital status of an adult',
    opened('JNT', { ...spouse, personal: { ...spouse.personal, maritalStatus: null } }),
    'personal.maritalStatus',
  ],
  [
    'exposure without a position',
    opened('JNT', { ...spouse, pep: { status: 'Foreign', position: null, sourceOfWealth: 'Salary' } }),
    'pep.position',
  ],
  [
    'no country where tax is paid',
    opened('JNT', { ...spouse, tax: tax && { ...tax, taxResidency: 'Elsewhere only' } }),
    'tax.countries',
  ],
])('[ITM-08] refuses %s', (_what, payload, field) => {
  expect(malformedOnboarding(payload, facts)?.field).toBe(`jointApplicant.0.${field}`);
});

test('[ITM-08] a link to the US is proven by each holder who has one', () => {
  const linked = tax && {
    ...tax,
    usIndicia: ['Born in the US'],
    usExplanation: 'Left as a baby.',
    w8ben: 'bucket::1',
  };
  const documents = (payload: OnboardingSent) =>
    onboardingDocuments(payload).filter(({ name }) => name.startsWith('Form'));
  expect(documents(opened('JNT', { ...spouse, tax: linked }))).toEqual([
    { name: 'Form W-8BEN, joint holder', path: 'bucket::1' },
  ]);
  expect(documents(opened('MNR', { ...minor, tax: linked }, { tax: linked }))).toEqual([
    { name: 'Form W-8BEN', path: 'bucket::1' },
    { name: 'Form W-8BEN, joint holder', path: 'bucket::1' },
  ]);
});

const nominated = { name: 'Lim Mei Ling', idNo: '910725-10-6048', relationship: 'Child', share: 100 };

test.each([
  ['a child who is younger', nominated, undefined],
  ['a parent who is younger', { ...nominated, relationship: 'Parent' }, 'nominee.0.relationship'],
  ['an employer', { ...nominated, relationship: 'Employer' }, 'nominee.0.relationship'],
  [
    'a parent of a number of two centuries',
    { ...nominated, idNo: '150704-10-1235', relationship: 'Parent' },
    undefined,
  ],
  [
    'a parent who is said to be of this century',
    { ...nominated, idNo: '150704-10-1235', dateOfBirth: '2015-07-04', relationship: 'Parent' },
    'nominee.0.relationship',
  ],
])('[ITM-08] a nominee: %s', (_who, nominee, field) => {
  const payload = {
    ...applicant,
    plans: { ...applicant.plans, plans: ['PRS' as const] },
    nominee: [nominee],
  };
  expect(malformedOnboarding(payload, facts)).toBeUndefined();
  expect(incompleteOnboarding(payload, today)?.field).toBe(field);
});
