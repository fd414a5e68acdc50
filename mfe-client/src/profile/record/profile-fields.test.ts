import { lookups } from '@portal/shared/api/lookups';
import { fieldOf, personFields } from '@portal/shared/person';
import { decoded, samples } from '@portal/shared/testing';
import { customer } from '../../core/customer/customer.fixture.ts';
import { buildFieldGroups, listShownGroups } from './profile-fields.ts';

const fields = (rest: Parameters<typeof customer>[0] = {}) =>
  new Map(
    buildFieldGroups(customer(rest), undefined, '2026-11-21').flatMap((group) =>
      group.fields.map((field) => [field.label, field] as const),
    ),
  );

test('marks identity numbers for masking', () => {
  const marked = [...fields().values()].filter((field) => field.isIdentifying).map((field) => field.label);
  expect(marked).toEqual(['Identity number', 'EPF number']);
});

test('marks means and ways to reach the customer as private', () => {
  const marked = [...fields().values()].filter((field) => field.isPrivate).map((field) => field.label);
  expect(marked).toEqual(['E-mail', 'Mobile', 'Annual income', 'Personal assets']);
});

test('keeps a missing field without a value', () => {
  const emptyFields = fields({ epfNo: null, noOfDependents: null, email: null });
  expect(emptyFields.get('EPF number')).toEqual({ label: 'EPF number' });
  expect(emptyFields.get('Dependants')).toEqual({ label: 'Dependants' });
  expect(emptyFields.get('E-mail')).toEqual({ label: 'E-mail', isPrivate: true });
});

test('shows zero dependants as a value', () => {
  expect(fields({ noOfDependents: 0 }).get('Dependants')?.value).toBe('0');
});

test('joins lists and the text for Others on one line', () => {
  expect(fields().get('Source of income')?.value).toBe('Salary, Others: Royalties');
  expect(fields().get('Nature of business')?.value).toBe('Others: Aviation');
  expect(fields().get('Suitability valid to')?.value).toBe('14\u00a0Mar\u00a02027');
});

const groupsText = (rest: Parameters<typeof customer>[0]) =>
  JSON.stringify(buildFieldGroups(customer(rest), undefined, '2026-11-21'));

test.each([
  { name: 'LIM KOK SENG' },
  { customerId: 'C9' },
  { email: 'lim@mail.example' },
  { nationality: 'SG' },
  { customerType: 'Corporate' },
  { tel: '12-448 9999' },
  { telCountryCode: '65' },
  { isStaff: true },
  { occupation: 'Retired' },
  { occupationOth: 'Pilot' },
  { occupationDesignation: 'Captain' },
  { race: '02' },
  { maritalStatus: 'Widowed' },
  { noOfDependents: 3 },
  { annualIncome: '<30' },
  { employerName: 'Sinar' },
  { employerAdd: '1 Jalan Sultan' },
  { natureofBusiness: 'Retail' },
  { natureofBusinessOth: 'Toys' },
  { sourceOfIncome: ['Savings'] },
  { sourceOfIncomeOth: 'Prizes' },
  { purposeOfInvest: ['Growth'] },
  { purposeOfInvestOth: 'A boat' },
  { personalAsset: 'Below RM500,000' },
  { sI: false },
  { sophisticatedInvestorCriteria: 'INC' },
  { riskCategory: 'Aggressive' },
  { satGroup: 'A' },
  { satDeclaration: 'I proceed' },
  { satDeclaration: null, satDeclarationId: 2 },
  { satEffectiveDate: '2026-04-01' },
  { satEffectiveDateTo: '2027-03-31' },
  { epfNo: '7654321' },
  { age: 30 },
  { epfAccountType: 'Shariah' },
  { usResidentStatus: 'Y' },
])('[CLI-02] shows the field of section 3: %j', (changed) =>
  expect(groupsText(changed)).not.toBe(groupsText({})),
);

test('[CLI-02] says what the number of a declaration without text means', () => {
  const declared = (satDeclarationId: number | null) =>
    fields({ satDeclaration: '', satDeclarationId }).get('Declaration')?.value;
  expect([1, 3, 9, null].map(declared)).toEqual([
    'Accepts the result',
    'Declines to give information',
    'Code 9',
    undefined,
  ]);
});

test('[CLI-02] a field without a value is left out unless a complete record has it, and so is an empty group', () => {
  const groups = listShownGroups(
    buildFieldGroups(
      customer({ epfNo: '', epfAccountType: null, employerName: null, email: null }),
      undefined,
      '2026-11-21',
    ),
  );
  const shown = groups.flatMap(({ fields }) => fields.map(({ label }) => label));
  expect(shown).not.toContain('EPF number');
  expect(shown).not.toContain('Employer');
  expect(shown).toEqual(expect.arrayContaining(['E-mail', 'US status']));
  expect(groups.map(({ title }) => title)).toEqual([
    'Identity',
    'Personal',
    'Contact',
    'Work and means',
    'EPF and tax',
    'Suitability',
  ]);
  const money = groups.find(({ title }) => title === 'Work and means');
  expect(money?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Occupation', 'Annual income']),
  );
  expect(listShownGroups([{ title: 'Others', fields: [{ label: 'Hobby' }] }])).toEqual([]);
});

test('[CLI-02] each label is that of the table of fields, in its group', () => {
  const known = [...personFields.values()].map(({ group, label }) => `${group}: ${label}`);
  const shown = buildFieldGroups(customer(), undefined, '2026-11-21').flatMap(({ title, fields }) =>
    fields.map(({ label }) => `${title}: ${label}`),
  );
  expect(shown.filter((each) => !known.includes(each))).toEqual([]);
  expect(shown).toContain(`Contact: ${fieldOf('tel').label}`);
});

test('[CLI-02] shows names and no codes when the lookups are loaded', () => {
  const lists = decoded(lookups, {
    ...samples.lookups,
    race: [{ name: 'Malay', value: '01', malayName: 'Melayu' }],
  });
  const shown = buildFieldGroups(
    customer({ nationality: 'MY', race: '01', satGroup: 'MC' }),
    lists,
    '2026-11-21',
  );
  const shownValue = (label: string) =>
    shown.flatMap((group) => group.fields).find((field) => field.label === label)?.value;
  expect(['Nationality', 'Race', 'Suitability group', 'Mobile'].map(shownValue)).toEqual([
    'Malaysia',
    'Malay',
    'Moderately Conservative',
    '+60 12-448 2071',
  ]);
});
