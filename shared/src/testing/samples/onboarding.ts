const address = {
  address1: '12 Jalan Telawi',
  address2: 'Bangsar',
  address3: null,
  postcode: '50480',
  city: 'Kuala Lumpur',
  state: '14',
  country: 'MY',
};

/** The payload of a complete onboarding: one applicant, a cash and an EPF account. */
export const onboardingWire = {
  isAOFCompleted: true,
  plans: {
    plans: ['CS', 'EPF'],
    accountType: 'IND',
    operatingInstruction: '1',
    epfAccountType: 'Shariah',
    epfNo: '7654321',
  },
  identity: {
    docType: 'MYKAD',
    idNo: '910725106048',
    isIdNoChanged: false,
    name: 'NURUL HUDA BINTI ZAMRI',
    dateOfBirth: '1991-07-25',
    gender: 'F',
    expiresOn: null,
    front: 'documents::mykad-front.jpg',
    back: 'documents::mykad-back.jpg',
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
    tel: '123319047',
    email: 'nurul.huda@mail.example',
    residential: address,
    mailing: null,
  },
  employment: {
    occupation: 'Employed',
    occupationOth: null,
    occupationDesignation: 'Engineer',
    employerName: 'Bina Sdn Bhd',
    employerAdd: 'Kuala Lumpur',
    natureofBusiness: 'Construction',
    natureofBusinessOth: null,
    annualIncome: "100 to 200 (RM'000)",
    personalAsset: '250,000',
    sourceOfIncome: ['Salary', 'Others'],
    sourceOfIncomeOth: 'Royalties',
    purposeOfInvest: ['Growth'],
    purposeOfInvestOth: null,
  },
  pep: { status: 'None', position: null, sourceOfWealth: null },
  tax: {
    usResidentStatus: 'Not a US person',
    usIndicia: [],
    usExplanation: null,
    taxResidency: 'Malaysia and elsewhere',
    countries: [{ country: 'SG', tin: 'S1234567D', tinReason: null, explanation: null }],
  },
  investor: { sI: false, sophisticatedInvestorCriteria: null },
  suitability: {
    answers: [],
    answeredBy: 'agent',
    answeredAt: '2026-11-20T02:00:00Z',
    vI: { Q2: false, Q2Yes: null, Q3: true, Q4: true, Q5: true, Q6: null },
    result: { riskCategory: 'Moderate', satGroup: 'M', score: 31 },
    satDeclarationId: 1,
    reason: null,
  },
};

/** The entry of a joint applicant, wrapped in a list (ITM-08). */
export const jointApplicantWire = [
  {
    relationship: 'Spouse',
    identity: {
      ...onboardingWire.identity,
      idNo: '890311145231',
      name: 'AZMAN BIN IDRIS',
      dateOfBirth: '1989-03-11',
      gender: 'M',
    },
    personal: { ...onboardingWire.personal, salutation: 'Encik' },
    contact: { ...onboardingWire.contact, tel: '198820417', email: 'azman@mail.example' },
    employment: onboardingWire.employment,
    pep: onboardingWire.pep,
    tax: onboardingWire.tax,
  },
];
