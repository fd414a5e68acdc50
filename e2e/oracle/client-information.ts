/**
 * An update of a customer's record, written by hand from docs/domain.md, section 3, and the field names of the
 * specification, apart from the product's code.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The payload of a walk over the form: fields of each kind of control, with values that no seeded customer has. */
export const updatePayload = (before: Fields) => ({
  email: 'changed@mail.example',
  tel: '1123456789',
  nationality: 'SG',
  noOfDependents: 7,
  natureofBusiness: 'Others',
  natureofBusinessOth: 'Beekeeping',
  sourceOfIncome: 'Inheritance;Others',
  sourceOfIncomeOth: 'Royalties',
  sI: true,
  sophisticatedInvestorCriteria: 'portfolio',
  epfNo: '7654321',
  usResidentStatus: 'US resident',
  before: {
    email: before.email,
    tel: before.tel,
    nationality: before.nationality,
    noOfDependents: before.noOfDependents,
    natureofBusiness: before.natureofBusiness,
    natureofBusinessOth: before.natureofBusinessOth,
    sourceOfIncome: before.sourceOfIncome,
    sourceOfIncomeOth: before.sourceOfIncomeOth,
    sI: before.sI,
    sophisticatedInvestorCriteria: before.sophisticatedInvestorCriteria,
    epfNo: before.epfNo,
    usResidentStatus: before.usResidentStatus,
  },
});

/** What the answered controls of the walk must say: their names, and what each was answered with. */
export const updateAnswers = {
  'E-mail': 'changed@mail.example',
  Mobile: '011-2345 6789',
  Nationality: 'Singapore',
  Dependants: '7',
  'Nature of business': 'Others',
  'Other nature of business': 'Beekeeping',
  Inheritance: 'ticked',
  'Other source of income': 'Royalties',
  'Sophisticated investor': 'Yes',
  'Qualifies by': 'Capital-market portfolio over MYR 1 million',
  'EPF number': '7654321',
  'US status': 'US resident',
};
