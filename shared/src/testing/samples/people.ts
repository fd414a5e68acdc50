import type { agentProfile, agents, getUserMapping } from '@portal/shared/api/agents';
import type { accountBankAccounts } from '@portal/shared/api/bank-accounts';
import type { customerInfo, searchCustomers } from '@portal/shared/api/customers';
import type { WireOf } from '@portal/shared/api/endpoint';

const holder = { name: 'TAN WEI JUN', idNo: '880412-14-5233', role: 'Principal' as const };

/** An account in a reply. */
export const accountWire = {
  accountId: '1000482917',
  accountName: 'TAN WEI JUN',
  accountType: 'IND' as const,
  plan: 'Cash' as const,
  currencies: ['MYR', 'USD'],
  holders: [holder],
  operatingInstruction: '1' as const,
  epfAccountType: null,
};

export const customerWire: WireOf<typeof customerInfo> = {
  customerId: 'C1',
  name: 'TAN WEI JUN',
  idNo: '880412-14-5233',
  email: 'weijun.tan@mail.example',
  nationality: 'MY',
  customerType: 'Individual',
  tel: '176609182',
  telCountryCode: '60',
  isStaff: false,
  occupation: 'Engineer',
  occupationOth: null,
  occupationDesignation: 'Senior',
  race: '02',
  maritalStatus: 'Married',
  noOfDependents: 2,
  annualIncome: '100-200',
  employerName: 'Selat Teknik Sdn Bhd',
  employerAdd: '12 Jalan Ampang, Kuala Lumpur',
  natureofBusiness: 'Engineering',
  natureofBusinessOth: null,
  sourceOfIncome: 'Salary;Savings',
  sourceOfIncomeOth: null,
  purposeOfInvest: ['Retirement'],
  purposeOfInvestOth: null,
  personalAsset: '500-1000',
  sI: false,
  sophisticatedInvestorCriteria: null,
  riskCategory: 'Moderate',
  satGroup: 'M',
  satDeclaration: 'Accepted',
  satDeclarationId: 1,
  satEffectiveDate: '2026-03-15',
  satEffectiveDateTo: '2027-03-14',
  account: [accountWire],
  epfNo: '12345678',
  age: 38,
  epfAccountType: 'Konvensional',
  usResidentStatus: 'No',
  vI: { Q2: false, Q2Yes: null, Q3: true, Q4: true, Q5: '', Q6: null },
};

export const searchWire: WireOf<typeof searchCustomers> = {
  customers: [
    {
      customerId: 'C1',
      name: 'TAN WEI JUN',
      idNo: '880412-14-5233',
      customerType: 'Individual',
      email: 'weijun.tan@mail.example',
      tel: '176609182',
      telCountryCode: '60',
      satStatus: 'Valid',
      satEffectiveDateTo: '2027-03-14',
    },
  ],
  total: 1,
  page: 1,
  limit: 10,
};

export const bankAccountsWire: WireOf<typeof accountBankAccounts> = [
  {
    BankAccName: 'TAN WEI JUN',
    BankAccNo: '514211237710',
    MICRCode: 'MBBEMYKL',
    BankName: 'Maybank',
    Currency: 'MYR',
    IsDefault: true,
  },
];

export const userMappingWire: WireOf<typeof getUserMapping> = {
  user_id: 'USR-1',
  is_agent_active: true,
  is_mapped: true,
};

export const agentsWire: WireOf<typeof agents> = [
  {
    Id: 'U204518',
    Name: 'Farah Adilah binti Osman',
    Email: 'farah@agency.example',
    ChannelCode: 'AGENCY',
    RegistrationType: 'UTS',
    Status: 'A',
  },
  {
    Id: 'P118027',
    Name: 'Farah Adilah binti Osman',
    Email: 'farah@agency.example',
    ChannelCode: 'AGENCY',
    RegistrationType: 'PRS',
    Status: 'A',
  },
];

export const agentProfileWire: WireOf<typeof agentProfile> = {
  agentNric: '850101-14-5678',
  agentName: 'Farah Adilah binti Osman',
  agentEmail: 'farah@agency.example',
  agentChannel: 'AGENCY',
};
