import type { Part } from './questions.ts';

/** docs/domain.md, section 5: a US person stops here, a sign of a link to the US needs an explanation. */
const tax: Part = {
  names: 'usResidentStatus usIndicia usExplanation taxResidency countries',
  private: '',
  situations: [
    {
      who: 'taxed in Malaysia alone',
      given: { usResidentStatus: 'Not a US person', taxResidency: 'Malaysia only', usIndicia: [] },
      required: 'usResidentStatus taxResidency',
      optional: 'usIndicia',
    },
    {
      who: 'taxed in another country, too',
      given: { usResidentStatus: 'Not a US person', taxResidency: 'Malaysia and elsewhere', usIndicia: [] },
      required: 'usResidentStatus taxResidency countries',
      optional: 'usIndicia',
    },
    {
      who: 'a sign of a link to the US',
      given: { usResidentStatus: 'Not a US person', taxResidency: 'Malaysia only' },
      required: 'usResidentStatus usIndicia usExplanation taxResidency',
    },
    {
      who: 'a US person',
      given: { usResidentStatus: 'US citizen' },
      required: 'usResidentStatus',
      stops: true,
    },
  ],
};

/** docs/domain.md, section 5: a number or a reason (A, B with an explanation, C). */
const taxCountry: Part = {
  names: 'country tin tinReason explanation',
  private: 'tin',
  situations: [
    { who: 'a tax country with a number', given: { country: 'SG' }, required: 'country tin' },
    { who: 'reason A, none is issued', given: { tinReason: 'A' }, required: 'country tinReason' },
    {
      who: 'reason B, it cannot be obtained',
      given: { tinReason: 'B' },
      required: 'country tinReason explanation',
    },
    { who: 'reason C, none is asked for', given: { tinReason: 'C' }, required: 'country tinReason' },
  ],
};

/** docs/domain.md, section 5: sophisticated investor and by what. */
const investor: Part = {
  names: 'sI sophisticatedInvestorCriteria',
  private: '',
  situations: [
    { who: 'not sophisticated', given: { sI: false }, required: 'sI' },
    { who: 'sophisticated', given: { sI: true }, required: 'sI sophisticatedInvestorCriteria' },
  ],
};

/**
 * docs/domain.md, section 5: of an adult also work and means, exposure, tax; of a minor tax, neither marital status nor
 * dependants. The parts have the names of the applicant's. ITM-08: a list of one.
 */
const jointApplicant: Part = {
  names: 'relationship identity personal contact employment pep tax',
  private: '',
  situations: [
    {
      who: 'a second holder',
      given: { accountType: 'JNT' },
      required: 'relationship identity personal contact employment pep tax',
    },
    {
      who: 'a minor',
      given: { accountType: 'MNR' },
      required: 'relationship identity personal contact tax',
    },
  ],
};
const personalOfMinor: Part = {
  names: 'salutation race nationality maritalStatus noOfDependents',
  private: '',
  situations: [{ who: 'a minor', given: { accountType: 'MNR' }, required: 'salutation race nationality' }],
};
/** No page lets the second holder's contact be left out: what is the same is sent all the same. */
const contactOfJointHolder: Part = {
  names: 'telCountryCode tel email residential mailing',
  private: 'tel email residential mailing',
  situations: [
    {
      who: 'a second holder at the address of the first',
      given: { accountType: 'JNT' },
      required: 'telCountryCode tel email residential',
    },
  ],
};

/** docs/domain.md, section 5: of PRS, optional. */
const nominee: Part = {
  names: 'name idNo relationship share',
  private: 'idNo',
  situations: [
    { who: 'a nominee of PRS', given: { plans: ['PRS'] }, required: 'name idNo relationship share' },
    { who: 'a nominee without PRS', given: { plans: ['CS'] }, required: '' },
  ],
};

export const holders = {
  tax,
  taxCountry,
  investor,
  jointApplicant,
  personalOfMinor,
  contactOfJointHolder,
  nominee,
};
