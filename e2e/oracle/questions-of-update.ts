import type { Answers, Part, Situation } from './questions.ts';

/** An update of the record in which one group of fields is changed: the names of the other groups are not in it. */
export interface Update extends Situation {
  /** What is on record of the group. `given` are the changes. */
  readonly record: Answers;
  /** Those required that are refused, too, when they are not on record and are left empty. */
  readonly demanded?: string;
  /** On record and no longer asked: sent as null with the recorded value in `before`. */
  readonly ends?: string;
}

const means = 'occupation annualIncome personalAsset sourceOfIncome purposeOfInvest';
const business = 'employerName employerAdd natureofBusiness';
const decided = 'employerName employerAdd personalAsset';

const retired = {
  occupation: 'Retired',
  annualIncome: "30 to 50 (RM'000)",
  personalAsset: '500000',
  sourceOfIncome: 'Savings',
  purposeOfInvest: 'Growth',
};
const employed = {
  ...retired,
  occupation: 'Employed',
  occupationDesignation: 'Pharmacist',
  employerName: 'Farmasi Seri Damai Sdn Bhd',
  employerAdd: '7, Jalan SS 2/44, 47301 Petaling Jaya',
  natureofBusiness: 'Health',
};
const beekeeper = { ...employed, natureofBusiness: 'Others', natureofBusinessOth: 'Beekeeping' };

/**
 * docs/domain.md, section 3: the fields of the record; what is no longer asked is sent as null with `before`;
 * employer, its address and assets are required once their group is touched. CLI-07.
 */
const work: Part<Update> = {
  names:
    'occupation occupationOth occupationDesignation employerName employerAdd natureofBusiness natureofBusinessOth annualIncome personalAsset sourceOfIncome sourceOfIncomeOth purposeOfInvest purposeOfInvestOth',
  private: 'annualIncome personalAsset',
  situations: [
    {
      who: 'employed, with another income',
      record: employed,
      given: { annualIncome: "50 to 100 (RM'000)" },
      required: `${means} ${business}`,
      optional: 'occupationDesignation',
      demanded: decided,
    },
    {
      who: 'retired, with another income',
      record: retired,
      given: { annualIncome: "Up to 30 (RM'000)" },
      required: means,
      demanded: 'personalAsset',
    },
    {
      who: 'Employed to Retired',
      record: employed,
      given: { occupation: 'Retired' },
      required: means,
      demanded: 'personalAsset',
      ends: `occupationDesignation ${business}`,
    },
    {
      who: 'Employed in another business to Retired',
      record: beekeeper,
      given: { occupation: 'Retired' },
      required: means,
      demanded: 'personalAsset',
      ends: `occupationDesignation ${business} natureofBusinessOth`,
    },
    {
      who: 'Retired to Employed',
      record: retired,
      given: { occupation: 'Employed' },
      required: `${means} ${business}`,
      optional: 'occupationDesignation',
      demanded: `${decided} natureofBusiness`,
    },
    {
      who: 'the business is no longer Others',
      record: beekeeper,
      given: { natureofBusiness: 'Agriculture' },
      required: `${means} ${business}`,
      optional: 'occupationDesignation',
      demanded: decided,
      ends: 'natureofBusinessOth',
    },
    {
      who: 'Others is no longer among the sources of income',
      record: { ...retired, sourceOfIncome: 'Savings;Others', sourceOfIncomeOth: 'Royalties' },
      given: { sourceOfIncome: 'Savings' },
      required: means,
      demanded: 'personalAsset',
      ends: 'sourceOfIncomeOth',
    },
    {
      who: 'Others is a new purpose',
      record: retired,
      given: { purposeOfInvest: 'Growth;Others' },
      required: `${means} purposeOfInvestOth`,
      demanded: 'personalAsset purposeOfInvestOth',
    },
    {
      who: 'Others to Retired',
      record: { ...retired, occupation: 'Others', occupationOth: 'Beekeeper' },
      given: { occupation: 'Retired' },
      required: means,
      demanded: 'personalAsset',
      ends: 'occupationOth',
    },
  ],
};

/** docs/domain.md, section 3: what everybody has is not emptied. */
const contact: Part<Update> = {
  names: 'email telCountryCode tel',
  private: 'email tel',
  situations: [
    {
      who: 'another phone',
      record: { email: 'kok.seng@mail.example', telCountryCode: '60', tel: '124451962' },
      given: { tel: '1123456789' },
      required: 'email telCountryCode tel',
    },
  ],
};
const personal: Part<Update> = {
  names: 'nationality race maritalStatus noOfDependents',
  private: '',
  situations: [
    {
      who: 'a marriage',
      record: { nationality: 'MY', race: '02', maritalStatus: 'Single', noOfDependents: 0 },
      given: { maritalStatus: 'Married' },
      required: 'nationality race maritalStatus noOfDependents',
    },
  ],
};
const investor: Part<Update> = {
  names: 'sI sophisticatedInvestorCriteria',
  private: '',
  situations: [
    {
      who: 'a sophisticated investor now',
      record: { sI: false },
      given: { sI: true },
      required: 'sI sophisticatedInvestorCriteria',
      demanded: 'sophisticatedInvestorCriteria',
    },
    {
      who: 'no longer a sophisticated investor',
      record: { sI: true, sophisticatedInvestorCriteria: 'income' },
      given: { sI: false },
      required: 'sI',
      ends: 'sophisticatedInvestorCriteria',
    },
  ],
};
/** Not everybody has an EPF number. */
const epf: Part<Update> = {
  names: 'epfNo',
  private: 'epfNo',
  situations: [
    {
      who: 'another EPF number',
      record: { epfNo: '12345678' },
      given: { epfNo: '7654321' },
      required: '',
      optional: 'epfNo',
    },
  ],
};
const tax: Part<Update> = {
  names: 'usResidentStatus',
  private: '',
  situations: [
    {
      who: 'another US status',
      record: { usResidentStatus: 'US resident' },
      given: { usResidentStatus: 'Not a US person' },
      required: 'usResidentStatus',
    },
  ],
};

export const update = { work, contact, personal, investor, epf, tax };
