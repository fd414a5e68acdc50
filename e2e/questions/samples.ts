import type { Answers } from '../oracle/questions.ts';

const address = {
  address1: '12, Jalan Ampang',
  address2: 'Taman Dua',
  address3: 'Blok C',
  postcode: '50480',
  city: 'Kuala Lumpur',
  state: '14',
  country: 'MY',
};
const contact = {
  telCountryCode: '60',
  tel: '123319047',
  email: 'kok.seng@mail.example',
  residential: address,
  mailing: address,
};
const personal = {
  salutation: 'Encik',
  race: '02',
  nationality: 'MY',
  maritalStatus: 'Married',
  noOfDependents: 2,
};
const identity = {
  docType: 'MYKAD',
  idNo: '880412145233',
  isIdNoChanged: false,
  name: 'Lim Kok Seng',
  dateOfBirth: '1988-04-12',
  gender: 'M',
  expiresOn: '2030-06-30',
};
const employment = {
  occupation: 'Employed',
  occupationOth: 'Beekeeper',
  occupationDesignation: 'Pharmacist',
  employerName: 'Farmasi Seri Damai Sdn Bhd',
  employerAdd: '7, Jalan SS 2/44, 47301 Petaling Jaya',
  natureofBusiness: 'Health',
  natureofBusinessOth: 'Beekeeping',
  annualIncome: "50 to 100 (RM'000)",
  personalAsset: '500000',
  sourceOfIncome: ['Savings'],
  sourceOfIncomeOth: 'Royalties',
  purposeOfInvest: ['Growth'],
  purposeOfInvestOth: 'A boat',
};
const tax = {
  usResidentStatus: 'Not a US person',
  usIndicia: ['Born in the US'],
  usExplanation: 'Left as a child.',
  taxResidency: 'Malaysia and elsewhere',
  countries: [{ country: 'SG', tin: 'S7654321A', tinReason: null, explanation: null }],
};
const investor = { sI: true, sophisticatedInvestorCriteria: 'portfolio' };

/** A valid value at the wire for each name of a part: what is typed before it is known whether it is asked. */
export const samples = {
  plans: {
    plans: ['CS'],
    accountType: 'IND',
    operatingInstruction: '3',
    epfAccountType: 'Shariah',
    epfNo: '7654321',
  },
  identity,
  personal,
  contact,
  address,
  employment,
  pep: { status: 'None', position: 'Member of a state assembly', sourceOfWealth: 'A family firm' },
  tax,
  taxCountry: { country: 'SG', tin: 'S7654321A', tinReason: 'B', explanation: 'Applied for.' },
  investor,
  jointApplicant: { relationship: 'Spouse' },
  personalOfMinor: personal,
  contactOfJointHolder: contact,
  nominee: { name: 'Lim Mei Ling', idNo: '910725106048', relationship: 'Spouse', share: 100 },
} satisfies Readonly<Record<string, Answers>>;

/** Valid values of an update, which has a list as text. */
export const updateSamples: Answers = {
  ...contact,
  ...personal,
  ...employment,
  sourceOfIncome: 'Savings',
  purposeOfInvest: 'Growth',
  ...investor,
  epfNo: '7654321',
  usResidentStatus: 'Not a US person',
};

/** Valid values of a bank account addition. */
export const bankarSamples: Answers = {
  account: '1000482917',
  bankAccName: 'Tan Mei Ling',
  bankAccNumber: '514200001111',
  bankName: 'Maybank',
  micrCode: 'MBBEMYKL',
  currency: 'MYR',
  isDefault: true,
  isJointAccount: false,
  beneCondition: 'AND',
  jointHolderName: 'Lim Kok Seng',
  swiftCode: 'DBSSSGSG',
  intermediaryBank: 'Citibank New York',
  intermediaryBankBranch: 'Wall Street',
  intermediaryBankSwiftCode: 'CITIUS33',
  intermediaryBankAccountNumber: '36001234',
  validationIdType: '2',
  validationId: 'A12345678',
  isThirdPartyBankAccount: false,
  thirdPartyBankAccount: 'Parent',
};

/** A part of the oracle's questions of an onboarding. */
export type OnboardingPart = keyof typeof samples;
