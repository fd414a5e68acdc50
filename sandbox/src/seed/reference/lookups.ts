import type { WireOf } from '@portal/shared/api/endpoint';
import type { lookups } from '@portal/shared/api/lookups';
import { banks } from '@portal/shared/banks';
import { paymentMethods } from '@portal/shared/payment-methods';
import { listedReasons } from '@portal/shared/withdrawal-reasons';
import { COUNTRIES } from './countries.ts';
import { DIALING_CODES } from './dialing-codes.ts';
import { PLACES, STATES } from './places.ts';

type Lookups = WireOf<typeof lookups>;

/** Entries whose value is their name. */
const same = (...names: string[]) => names.map((name) => ({ name, value: name }));
/** Entries of the names by value. */
const toEntries = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([value, name]) => ({ name, value }));

export const EMPLOYMENT = [
  'Employed',
  'Self-employed',
  'Unemployed',
  'Student',
  'Homemaker',
  'Retired',
] as const;
export const MARITAL = ['Single', 'Married', 'Divorced', 'Widowed'] as const;
export const INCOMES = ['Up to 30', '30 to 50', '50 to 100', '100 to 200', '200 to 300', 'Above 300'].map(
  (range) => `${range} (RM'000)`,
);
export const INCOME_SOURCES = [
  'Salary',
  'Business',
  'Savings',
  'Inheritance',
  'Investment',
  'EPF/Pension',
  'Others',
] as const;
export const PURPOSES = ['Retirement', 'Education', 'Growth', 'Income', 'Others'] as const;
export const BUSINESSES = [
  'Agriculture',
  'Construction',
  'Education',
  'Finance',
  'Government',
  'Health',
  'Manufacturing',
  'Retail',
  'Technology',
  'Transport',
  'Others',
] as const;

const RACES: readonly (readonly [value: string, name: string, malayName: string])[] = [
  ['01', 'Malay', 'Melayu'],
  ['02', 'Chinese', 'Cina'],
  ['03', 'Indian', 'India'],
  ['04', 'Orang Asli', 'Orang Asli'],
  ['05', 'Bajau', 'Bajau'],
  ['06', 'Dusun', 'Dusun'],
  ['07', 'Kadazan', 'Kadazan'],
  ['08', 'Murut', 'Murut'],
  ['11', 'Melanau', 'Melanau'],
  ['13', 'Iban', 'Iban'],
  ['14', 'Bidayuh', 'Bidayuh'],
  ['99', 'Others', 'Lain-lain'],
];

/** Returns the name of a race by its lookup code; `Others` for an unknown one. */
export function raceName(code: string): string {
  return RACES.find(([value]) => value === code)?.[1] ?? 'Others';
}

const SOPHISTICATION: Record<string, string> = {
  'net-assets': 'Net assets over MYR 3 million',
  income: 'Annual income over MYR 300,000',
  'joint-income': 'Annual income with spouse over MYR 400,000',
  portfolio: 'Capital-market portfolio over MYR 1 million',
  knowledge: 'Knowledge and experience',
  accredited: 'Accredited',
};
export const SOPHISTICATION_CRITERIA: readonly string[] = Object.values(SOPHISTICATION);

/** The onboarding lookups of the main API (docs/domain.md, section 8). */
export const LOOKUPS: Lookups = {
  currency: [
    { name: 'Malaysian ringgit', code: 'MYR' },
    { name: 'US dollar', code: 'USD' },
    { name: 'Australian dollar', code: 'AUD' },
  ],
  prsWithdrawalReasons: listedReasons,
  paymentMethods: Object.entries(paymentMethods).map(([code, { name }]) => ({ code, name, value: code })),
  bankAccountValidationTypes: [
    { name: 'NRIC', code: '1' },
    { name: 'Passport', code: '2' },
    { name: 'Army or police number', code: '3' },
    { name: 'Business registration', code: '4' },
  ],
  banks: banks.map(({ name, micrCode, mnemonic }) => ({ name, code: micrCode, mnemonic })),
  sophisticatedInvestorTypes: Object.entries(SOPHISTICATION).map(([value, digitalName]) => ({
    customerType: 'Individual',
    digitalName,
    value,
  })),
  employmentStatus: same(...EMPLOYMENT),
  maritalStatus: same(...MARITAL),
  sourceOfIncome: same(...INCOME_SOURCES),
  purposeOfInvestment: same(...PURPOSES),
  annualIncome: same(...INCOMES),
  natureOfBusiness: same(...BUSINESSES),
  operationInstruction: toEntries({ 1: 'Principal', 2: 'Either to sign', 3: 'Both to sign' }),
  gender: toEntries({ M: 'Male', F: 'Female' }),
  relationship: same('Spouse', 'Parent', 'Child', 'Sibling', 'Guardian', 'Employer', 'Others'),
  country: COUNTRIES,
  holderStatus: same('Principal', 'Joint', 'Minor'),
  dialingCodes: DIALING_CODES,
  postcodes: PLACES.map(([postalCode, placeName, systemStateCode]) => ({
    countryCode: 'MY',
    placeName,
    postalCode,
    systemStateCode,
  })),
  nationality: COUNTRIES,
  state: STATES.map(([value, name]) => ({ name, value })),
  race: RACES.map(([value, name, malayName]) => ({ name, value, malayName })),
  salutation: same('Encik', 'Puan', 'Cik', 'Mr', 'Mrs', 'Ms', 'Dr', "Dato'", 'Datuk', 'Datin', 'Tan Sri'),
  usResidentStatus: same('Not a US person', 'US citizen', 'US resident'),
  taxResidency: same('Malaysia only', 'Malaysia and elsewhere', 'Elsewhere only'),
  tinReason: toEntries({
    A: 'The country issues none',
    B: 'It cannot be obtained',
    C: 'The country does not ask for it',
  }),
  subAccountObjective: same('Retirement', 'Pre-retirement'),
  usIndiciaType: same(
    'US citizen or resident',
    'Born in the US',
    'US address or post office box',
    'US telephone number',
    'Standing instruction to a US account',
    'Attorney or signatory with a US address',
    'Sole in-care-of address',
  ),
};
