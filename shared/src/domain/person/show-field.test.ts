import { lookups } from '@portal/shared/api/lookups';
import { decoded, samples } from '@portal/shared/testing';
import type { FieldName } from './fields.ts';
import { showField } from './show-field.ts';

const named = (...names: string[]) => names.map((name) => ({ name, value: name }));

/** Lists as the service has them: some with codes, some whose values are their names. */
const lists = decoded(lookups, {
  ...samples.lookups,
  operationInstruction: [{ name: 'Both to sign', value: '3' }],
  gender: [{ name: 'Female', value: 'F' }],
  salutation: named('Puan', 'Dr'),
  nationality: [{ name: 'Malaysian', code: 'MY' }],
  country: [
    { name: 'Malaysia', code: 'MY' },
    { name: 'Singapore', code: 'SG' },
  ],
  race: [
    { name: 'Malay', value: '01', malayName: 'Melayu' },
    { name: 'Chinese', value: '02', malayName: 'Cina' },
  ],
  maritalStatus: named('Single', 'Married'),
  dialingCodes: [
    { country: 'MY', dialingCode: '60' },
    { country: 'SG', dialingCode: '+65' },
  ],
  state: [
    { name: 'Kuala Lumpur', value: '14' },
    { name: 'Selangor', value: '10' },
  ],
  employmentStatus: named('Employed', 'Others'),
  natureOfBusiness: [{ name: 'Retail', value: 'RT' }],
  annualIncome: named("30 to 50 (RM'000)", '>300'),
  sourceOfIncome: [{ name: 'Salary', value: 'SAL' }, ...named('Savings', 'EPF/Pension')],
  purposeOfInvestment: named('Retirement', 'Growth'),
  sophisticatedInvestorTypes: [
    { customerType: 'Individual', digitalName: 'Net assets over MYR 3 million', value: 'NA3M' },
  ],
  usResidentStatus: [{ name: 'Not a US person', value: 'N' }],
  usIndiciaType: [{ name: 'US address', value: 'ADR' }],
  taxResidency: [{ name: 'Malaysia only', value: '1' }],
  tinReason: [{ name: 'It cannot be obtained', value: 'B' }],
  relationship: [{ name: 'Spouse', value: 'SP' }],
});

type Case = readonly [value: unknown, text: string | undefined];

/** For each field of the table what a value is shown as. */
const cases: Readonly<Record<FieldName, readonly Case[]>> = {
  plans: [[['CS', 'EPF'], 'Cash, EPF']],
  accountType: [
    ['JNT', 'Joint'],
    ['XYZ', 'Code XYZ'],
  ],
  operatingInstruction: [
    ['3', 'Both to sign'],
    ['4', 'Code 4'],
  ],
  name: [
    ['TAN MEI LING', 'Tan Mei Ling'],
    ['NURUL HUDA BINTI ZAMRI', 'Nurul Huda binti Zamri'],
  ],
  customerId: [['C0048217', 'C0048217']],
  docType: [
    ['MYKAD', 'MyKad'],
    ['PASSPORT', 'Passport'],
    ['ARMY', 'Code ARMY'],
  ],
  idNo: [['910725-10-6048', '910725-10-6048']],
  isIdNoChanged: [
    [true, 'Changed by the agent'],
    [false, 'Unchanged'],
  ],
  customerType: [['Individual', 'Individual']],
  dateOfBirth: [
    ['1991-07-25', '25\u00a0Jul\u00a01991'],
    ['1991-02-30', '1991-02-30'],
    ['soon', 'soon'],
  ],
  age: [[61, '61']],
  gender: [
    ['F', 'Female'],
    ['Female', 'Female'],
    ['X', 'Code X'],
  ],
  expiresOn: [['2030-01-31', '31\u00a0Jan\u00a02030']],
  copies: [['Uploaded', 'Uploaded']],
  salutation: [['Dr', 'Dr']],
  nationality: [
    ['MY', 'Malaysian'],
    ['Malaysian', 'Malaysian'],
    ['ZZ', 'Code ZZ'],
  ],
  race: [
    ['02', 'Chinese'],
    ['Chinese', 'Chinese'],
    ['Kadazan', 'Kadazan'],
    ['77', 'Code 77'],
    ['', undefined],
    [' ', undefined],
    [null, undefined],
    [undefined, undefined],
    [2, 'Code 2'],
  ],
  maritalStatus: [['Married', 'Married']],
  noOfDependents: [
    [0, '0'],
    [3, '3'],
    [null, undefined],
  ],
  isStaff: [
    [true, 'Yes'],
    [false, 'No'],
  ],
  email: [['a@b.example', 'a@b.example']],
  telCountryCode: [
    ['60', '+60 Malaysia'],
    ['+60', '+60 Malaysia'],
    ['65', '+65 Singapore'],
    ['999', 'Code 999'],
  ],
  tel: [['123319047', '123319047']],
  residential: [
    ['12 Jalan Telawi', '12 Jalan Telawi'],
    [{}, undefined],
  ],
  mailing: [[{ city: 'Ipoh', state: '10' }, 'City: Ipoh, State: Selangor']],
  address1: [['12 Jalan Telawi', '12 Jalan Telawi']],
  address2: [['Bangsar', 'Bangsar']],
  address3: [[null, undefined]],
  postcode: [['05000', '05000']],
  city: [['Alor Setar', 'Alor Setar']],
  state: [
    ['14', 'Kuala Lumpur'],
    ['99', 'Code 99'],
  ],
  country: [['SG', 'Singapore']],
  occupation: [
    ['Employed', 'Employed'],
    ['Engineer', 'Engineer'],
  ],
  occupationOth: [['Pilot', 'Pilot']],
  occupationDesignation: [['CEO', 'CEO']],
  employerName: [['RM2 Trading', 'RM2 Trading']],
  employerAdd: [['1 Jalan Sultan', '1 Jalan Sultan']],
  natureofBusiness: [
    ['RT', 'Retail'],
    ['Retail', 'Retail'],
  ],
  natureofBusinessOth: [['Aviation', 'Aviation']],
  annualIncome: [
    ['>300', '>300'],
    ["30 to 50 (RM'000)", 'RM 30,000 to 50,000'],
  ],
  personalAsset: [
    ['RM1 million to RM3 million', 'RM 1 million to 3 million'],
    ['250000', 'RM 250,000.00'],
    ['RM 250,000', 'RM 250,000.00'],
    ['myr1250000.5', 'RM 1,250,000.50'],
    ['RM', 'RM'],
    ['A house', 'A house'],
    ['500-1000', '500-1000'],
    ['2.505', '2.505'],
  ],
  sourceOfIncome: [
    [['SAL', 'Savings'], 'Salary, Savings'],
    ['SAL;Savings; ;EPF/Pension', 'Salary, Savings, EPF/Pension'],
    ['SAL;LOT', 'Salary, Code LOT'],
    [[], undefined],
    ['', undefined],
  ],
  sourceOfIncomeOth: [['Royalties', 'Royalties']],
  purposeOfInvest: [['Growth;Retirement', 'Growth, Retirement']],
  purposeOfInvestOth: [['A boat', 'A boat']],
  status: [
    ['None', 'No'],
    ['International organisation', 'International organisation'],
    ['Domestic', 'Domestic'],
  ],
  position: [['Mayor', 'Mayor']],
  sourceOfWealth: [['Salary', 'Salary']],
  riskCategory: [['Moderate', 'Moderate']],
  satGroup: [
    ['M', 'Moderate'],
    ['MC', 'Moderately Conservative'],
    ['Q', 'Code Q'],
  ],
  score: [['31 points', '31 points']],
  satEffectiveDate: [['2026-03-15', '15\u00a0Mar\u00a02026']],
  satEffectiveDateTo: [['2027-03-14', '14\u00a0Mar\u00a02027']],
  satDeclaration: [['I accept the result', 'I accept the result']],
  satDeclarationId: [
    [1, 'Accepts the result'],
    [2, 'Proceeds despite a mismatch'],
    [3, 'Declines to give information'],
    [9, 'Code 9'],
  ],
  reason: [['Has a long horizon', 'Has a long horizon']],
  vI: [['60 or over', '60 or over']],
  sI: [
    [true, 'Yes'],
    [false, 'No'],
    ['Y', 'Yes'],
    ['false', 'No'],
    [null, undefined],
  ],
  sophisticatedInvestorCriteria: [
    ['NA3M', 'Net assets over MYR 3 million'],
    ['Net assets over MYR 3 million', 'Net assets over MYR 3 million'],
    ['INC', 'Code INC'],
  ],
  epfNo: [['0123456', '0123456']],
  epfAccountType: [['Konvensional', 'Conventional']],
  usResidentStatus: [['N', 'Not a US person']],
  usIndicia: [[['ADR'], 'US address']],
  usExplanation: [['Moved in 2010', 'Moved in 2010']],
  taxResidency: [['1', 'Malaysia only']],
  tin: [['S1234567D', 'S1234567D']],
  tinReason: [['B', 'It cannot be obtained']],
  explanation: [['Lost', 'Lost']],
  relationship: [['SP', 'Spouse']],
  share: [[40, '40']],
};

const flat = Object.entries(cases).flatMap(([name, rows]) =>
  rows.map(([value, text]) => [name, value, text] as const),
);

test.each(flat)('[CLI-02] the field %s with %j is shown as %s', (name, value, text) => {
  expect(showField(name, value, lists)).toBe(text);
});

test('without the lists a code is called a code, and what reads as a name is shown', () => {
  expect(showField('race', '01', undefined)).toBe('Code 01');
  expect(showField('race', 'Chinese', undefined)).toBe('Chinese');
  expect(showField('sourceOfIncome', 'Salary;OTH', undefined)).toBe('Salary, Code OTH');
});

test('a field that the table does not have is shown, whatever its value is', () => {
  expect(showField('favouriteFund', true, lists)).toBe('Yes');
  expect(showField('pets', [{ kind: 'cat', noOfDependents: 2 }], lists)).toBe('Kind: cat, Dependants: 2');
});
