import { applicantAge, readOnboarding } from '@portal/shared/records';
import { jointApplicantWire, onboardingWire } from '@portal/shared/testing';
import { personFields } from './fields.ts';
import { onboardingGroups } from './onboarding-groups.ts';

const today = '2026-11-21';

const valuesOf = (payload: unknown) =>
  Object.fromEntries(
    onboardingGroups(readOnboarding(payload), undefined, today).map(({ title, fields }) => [
      title,
      Object.fromEntries(fields.map(({ label, value }) => [label, value])),
    ]),
  );

test('[APP-02] an onboarding is shown in sections, in the order of its form', () => {
  expect(Object.keys(valuesOf({ ...onboardingWire, jointApplicant: jointApplicantWire }))).toEqual([
    'Accounts',
    'Identity',
    'Personal',
    'Contact',
    'Occupation',
    'Means and purpose',
    'Political exposure',
    'EPF and tax',
    'Suitability',
    'Identity, joint holder',
    'Personal, joint holder',
    'Contact, joint holder',
    'Occupation, joint holder',
    'Means and purpose, joint holder',
    'Political exposure, joint holder',
    'Tax, joint holder',
  ]);
  expect(valuesOf({})).toEqual({});
});

test.each([
  ['Accounts', { Plans: 'Cash, EPF', 'Account type': 'Individual' }],
  ['Identity', { Name: 'Nurul Huda binti Zamri', 'Date of birth': '25\u00a0Jul\u00a01991' }],
  ['Identity', { 'Identity document': 'MyKad', Copies: 'Front and back uploaded' }],
  ['Contact', { Mobile: '+60 12-331 9047', 'Mailing address': 'The residential one' }],
  ['Contact', { 'Residential address': '12 Jalan Telawi, Bangsar, 50480 Kuala Lumpur, Code 14, Code MY' }],
  ['Means and purpose', { 'Source of income': 'Salary, Others: Royalties' }],
  ['Political exposure', { 'Politically exposed': 'No' }],
  ['EPF and tax', { 'EPF account': 'Shariah', 'Tax number, Code SG': 'S1234567D' }],
  ['Suitability', { 'Risk category': 'Moderate', Score: '31 points', 'Vulnerable investor': 'No' }],
])('[APP-02] the section %s has %j', (title, fields) => {
  expect(valuesOf(onboardingWire)[title]).toMatchObject(fields);
});

test('[APP-02] identity numbers are masked, and means and ways to reach a person are private', () => {
  const fields = onboardingGroups(
    readOnboarding({ ...onboardingWire, jointApplicant: jointApplicantWire }),
    undefined,
    today,
  ).flatMap((group) => group.fields.map((field) => ({ ...field, in: group.title })));
  const shown = (key: 'isIdentifying' | 'isPrivate') =>
    fields.filter((field) => field[key]).map((field) => `${field.in}: ${field.label}`);
  expect(shown('isIdentifying')).toEqual([
    'Identity: Identity number',
    'EPF and tax: EPF number',
    'EPF and tax: Tax number, Code SG',
    'Identity, joint holder: Identity number',
    'Tax, joint holder: Tax number, Code SG',
  ]);
  expect(shown('isPrivate')).toEqual(
    expect.arrayContaining(['Contact: E-mail', 'Contact: Mobile', 'Means and purpose: Annual income']),
  );
});

test.each([
  [
    { docType: 'PASSPORT', back: null, expiresOn: '2030-01-31' },
    { Copies: 'Uploaded', 'Expires on': '31\u00a0Jan\u00a02030' },
  ],
  [{ back: null }, { Copies: 'Only the front uploaded' }],
  [{ isIdNoChanged: true }, { 'Number as read': 'Changed by the agent' }],
])('[APP-02] an identity document with %j shows %j', (changes, fields) => {
  const identity = { ...onboardingWire.identity, ...changes };
  expect(valuesOf({ ...onboardingWire, identity }).Identity).toMatchObject(fields);
});

test('[APP-02] copies that did not come with the onboarding are not mentioned: they are among the documents', () => {
  const identity = { ...onboardingWire.identity, front: null };
  expect(valuesOf({ ...onboardingWire, identity }).Identity).not.toHaveProperty('Copies');
});

test('[APP-02] nominees, political exposure and vulnerability are shown where there are any', () => {
  const payload = {
    ...onboardingWire,
    pep: { status: 'Domestic', position: 'Mayor', sourceOfWealth: 'Salary' },
    identity: { ...onboardingWire.identity, dateOfBirth: '1961-07-25' },
    nominee: [
      { name: 'AISYAH BINTI AZMAN', idNo: '150101101234', relationship: 'Child', share: 66.66 },
      { name: 'AZMAN BIN IDRIS', idNo: 'K1234567', relationship: 'Spouse', share: 33.34 },
    ],
  };
  expect(valuesOf(payload)).toMatchObject({
    'Political exposure': { 'Politically exposed': 'Domestic', Position: 'Mayor' },
    Suitability: { 'Vulnerable investor': '60 or over' },
    Nominees: {
      'Nominee 1': 'Aisyah binti Azman, Child, 66.66%',
      'Nominee 2': 'Azman bin Idris, Spouse, 33.34%',
    },
  });
});

test('the age of an applicant is that of the date of birth', () => {
  expect(applicantAge(readOnboarding(onboardingWire), today)).toBe(35);
  expect(applicantAge(readOnboarding({}), today)).toBeNull();
});

test('[APP-02] each label is that of the table of fields, in its group', () => {
  const known = new Set([...personFields.values()].map(({ group, label }) => `${group}: ${label}`));
  const groups = onboardingGroups(readOnboarding(onboardingWire), undefined, today);
  const shown = groups.flatMap(({ title, fields }) => fields.map(({ label }) => `${title}: ${label}`));
  expect(shown.filter((each) => !known.has(each))).toEqual(['EPF and tax: Tax number, Code SG']);
});

test('[APP-02] a tax number is shown when it is all that the tax part has', () => {
  expect(
    valuesOf({ tax: { countries: [{ country: 'SG', tin: 'S1', tinReason: null, explanation: null }] } }),
  ).toEqual({
    'EPF and tax': { 'Tax residency': undefined, 'Tax number, Code SG': 'S1' },
  });
});

test.each(jointApplicantWire)(
  '[APP-02] of a second holder of an earlier release, and of a minor, what is not answered is not shown',
  (whole) => {
    const { relationship, identity, contact, tax } = whole;
    const before = { relationship, identity, contact, personal: whole.personal };
    const titles = (holder: object) => Object.keys(valuesOf({ jointApplicant: [holder] }));
    const known = ['Identity, joint holder', 'Personal, joint holder', 'Contact, joint holder'];
    expect(titles(before)).toEqual(known);
    const personal = { ...whole.personal, maritalStatus: null, noOfDependents: null };
    expect(titles({ ...before, personal, tax })).toEqual([...known, 'Tax, joint holder']);
    expect(valuesOf({ jointApplicant: [{ ...before, personal, tax }] })['Personal, joint holder']).toEqual({
      Salutation: 'Encik',
      Nationality: 'Code MY',
      Race: 'Code 01',
    });
  },
);
