import type { ClientInformation } from '@portal/shared/api/client-information';

/** What the fields of an update are called in an e-mail to the customer. A field and its `Others` have one name. */
const NAMES: Readonly<Record<keyof ClientInformation, string>> = {
  email: 'e-mail',
  telCountryCode: 'mobile number',
  tel: 'mobile number',
  nationality: 'nationality',
  race: 'race',
  maritalStatus: 'marital status',
  noOfDependents: 'dependants',
  occupation: 'occupation',
  occupationOth: 'occupation',
  occupationDesignation: 'designation',
  employerName: 'employer',
  employerAdd: 'employer’s address',
  natureofBusiness: 'nature of business',
  natureofBusinessOth: 'nature of business',
  annualIncome: 'annual income',
  personalAsset: 'personal assets',
  sourceOfIncome: 'source of income',
  sourceOfIncomeOth: 'source of income',
  purposeOfInvest: 'purpose of investment',
  purposeOfInvestOth: 'purpose of investment',
  sI: 'sophisticated investor',
  sophisticatedInvestorCriteria: 'sophisticated investor',
  epfNo: 'EPF number',
  usResidentStatus: 'US status',
};

/**
 * Returns what an update of the customer's record changes, in the words of the e-mail to the customer (`mobile
 * number`), each once. `payload`: the changed fields.
 */
export function changedInformation(payload: Readonly<Record<string, unknown>>): readonly string[] {
  const names = Object.entries(NAMES).flatMap(([field, name]) => (field in payload ? [name] : []));
  return [...new Set(names)];
}
