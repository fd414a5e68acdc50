import type { Account } from '@portal/shared/api/accounts';
import type { Customer } from '@portal/shared/api/customers';

/** For tests: an account of a customer's record; `rest` replaces single fields. */
export function account(accountId: string, plan: Account['plan'], rest: Partial<Account> = {}): Account {
  return {
    accountId,
    accountName: 'DATIN SHARIFAH NORHAYATI',
    accountType: 'IND',
    plan,
    currencies: ['MYR'],
    holders: [{ name: 'DATIN SHARIFAH NORHAYATI', idNo: '650618-10-5544', role: 'Principal' }],
    operatingInstruction: '1',
    epfAccountType: plan === 'EPF' ? 'Konvensional' : null,
    ...rest,
  };
}

/** For tests: a decoded customer; `rest` replaces single fields. */
export function customer(rest: Partial<Customer> = {}): Customer {
  return {
    customerId: 'C0048217',
    name: 'DATIN SHARIFAH NORHAYATI BINTI SYED ABDUL RAHMAN',
    idNo: '650618-10-5544',
    email: 'norhayati@mail.example',
    nationality: 'MY',
    customerType: 'Individual',
    tel: '12-448 2071',
    telCountryCode: '60',
    isStaff: false,
    occupation: 'Employed',
    occupationOth: null,
    occupationDesignation: 'Director',
    race: '01',
    maritalStatus: 'Married',
    noOfDependents: 0,
    annualIncome: '>300',
    employerName: 'Seri Angkasa Sdn Bhd',
    employerAdd: '8 Jalan Ampang, 50450 Kuala Lumpur',
    natureofBusiness: 'Others',
    natureofBusinessOth: 'Aviation',
    sourceOfIncome: ['Salary', 'Others'],
    sourceOfIncomeOth: 'Royalties',
    purposeOfInvest: ['Retirement'],
    purposeOfInvestOth: null,
    personalAsset: null,
    sI: true,
    sophisticatedInvestorCriteria: 'NA3M',
    riskCategory: 'Moderate',
    satGroup: 'M',
    satDeclaration: 'I accept the result',
    satDeclarationId: 1,
    satEffectiveDate: '2026-03-15',
    satEffectiveDateTo: '2027-03-14',
    account: [account('1000482917', 'CS'), account('3000088125', 'PRS')],
    epfNo: '1234567',
    age: 61,
    epfAccountType: 'Konvensional',
    usResidentStatus: 'N',
    recordedAsList: ['sourceOfIncome', 'purposeOfInvest'],
    vI: { Q2: false, Q2Yes: null, Q3: true, Q4: true, Q5: true, Q6: null },
    ...rest,
  };
}
