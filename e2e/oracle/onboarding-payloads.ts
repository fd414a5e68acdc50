/**
 * What leaves the browser of an onboarding, written by hand from ITM-08, the page of onboarding and the decisions on its
 * payload, apart from the product's code. The suitability is in `sat.ts`.
 */

const address = {
  address1: '12, Jalan Ampang',
  address2: null,
  address3: null,
  postcode: '50480',
  city: 'Kuala Lumpur',
  state: '14',
  country: 'MY',
};
const pictures = { front: 'portal-documents::2026-11/front', back: 'portal-documents::2026-11/back' };

const employed = {
  occupation: 'Employed',
  occupationOth: null,
  occupationDesignation: 'Pharmacist',
  employerName: 'Farmasi Seri Damai Sdn Bhd',
  employerAdd: '7, Jalan SS 2/44, 47301 Petaling Jaya',
  natureofBusiness: 'Health',
  natureofBusinessOth: null,
  annualIncome: "50 to 100 (RM'000)",
  personalAsset: 'RM 250,000',
  sourceOfIncome: ['Salary'],
  sourceOfIncomeOth: null,
  purposeOfInvest: ['Growth'],
  purposeOfInvestOth: null,
};
const notExposed = { status: 'None', position: null, sourceOfWealth: null };
const atHome = {
  usResidentStatus: 'Not a US person',
  usIndicia: [],
  usExplanation: null,
  taxResidency: 'Malaysia only',
  countries: [],
};

/** An ordinary applicant: a Malaysian man of 38, married, employed, with a cash account. */
export const applicantPayload = {
  plans: {
    plans: ['CS'],
    accountType: 'IND',
    operatingInstruction: '1',
    epfAccountType: null,
    epfNo: null,
  },
  identity: {
    docType: 'MYKAD',
    idNo: '880412-14-5233',
    isIdNoChanged: false,
    name: 'Lim Kok Seng',
    dateOfBirth: '1988-04-12',
    gender: 'M',
    expiresOn: null,
    ...pictures,
  },
  personal: {
    salutation: 'Encik',
    race: '02',
    nationality: 'MY',
    maritalStatus: 'Married',
    noOfDependents: 2,
  },
  contact: {
    telCountryCode: '60',
    tel: '123319047',
    email: 'kok.seng@mail.example',
    residential: address,
    mailing: null,
  },
  employment: employed,
  pep: notExposed,
  tax: atHome,
  investor: { sI: false, sophisticatedInvestorCriteria: null },
};

/** The second holder of a joint account: an adult is asked what the applicant is asked but plans, investor and suitability. */
export const adultHolder = {
  relationship: 'Spouse',
  identity: {
    docType: 'MYKAD',
    idNo: '910725-10-6048',
    isIdNoChanged: false,
    name: 'Nurul Huda binti Zamri',
    dateOfBirth: '1991-07-25',
    gender: 'F',
    expiresOn: null,
    ...pictures,
  },
  personal: {
    salutation: 'Puan',
    race: '01',
    nationality: 'MY',
    maritalStatus: 'Married',
    noOfDependents: 2,
  },
  contact: {
    telCountryCode: '60',
    tel: '198820417',
    email: 'nurul.huda@mail.example',
    residential: address,
    mailing: null,
  },
  employment: {
    ...employed,
    occupationDesignation: null,
    employerName: 'Sekolah Bukit Indah',
    employerAdd: '2, Jalan Indah 5, 80100 Johor Bahru',
    natureofBusiness: 'Education',
    annualIncome: "30 to 50 (RM'000)",
    personalAsset: 'RM 80,000',
  },
  pep: notExposed,
  tax: atHome,
};

/** A minor: tax is asked whole; work, exposure, marital status and dependants are not. */
export const minorHolder = {
  relationship: 'Child',
  identity: {
    docType: 'MYKAD',
    idNo: '150704-10-1235',
    isIdNoChanged: false,
    name: 'Lim Wei',
    dateOfBirth: '2015-07-04',
    gender: 'M',
    expiresOn: null,
    ...pictures,
  },
  personal: {
    salutation: 'Encik',
    race: '02',
    nationality: 'MY',
    maritalStatus: null,
    noOfDependents: null,
  },
  contact: applicantPayload.contact,
  tax: atHome,
};

/** The payload of an account of two adults: either signs. */
export const jointPayload = {
  ...applicantPayload,
  plans: { ...applicantPayload.plans, accountType: 'JNT', operatingInstruction: '2' },
  jointApplicant: [adultHolder],
};

/** The payload of an account of an adult with a minor: the adult signs. */
export const minorPayload = {
  ...applicantPayload,
  plans: { ...applicantPayload.plans, accountType: 'MNR' },
  jointApplicant: [minorHolder],
};

/** The record of an ordinary customer, as an update finds it: lists are texts joined with `;`. */
export const recordOfCustomer = {
  email: 'kok.seng@mail.example',
  telCountryCode: '60',
  tel: '123319047',
  nationality: 'MY',
  race: '02',
  maritalStatus: 'Married',
  noOfDependents: 2,
  ...employed,
  sourceOfIncome: 'Salary',
  purposeOfInvest: 'Growth',
  sI: false,
  sophisticatedInvestorCriteria: null,
  epfNo: null,
  usResidentStatus: 'Not a US person',
};
