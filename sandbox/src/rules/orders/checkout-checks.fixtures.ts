import type { ItemContext, investmentComplaints, SchemeTerms } from './checkout-checks.ts';

const growth: SchemeTerms = {
  scheme: 'CBMGF',
  name: 'Cempaka Biru Malaysia Growth',
  currency: 'MYR',
  satRank: 4,
  structure: 'Retail',
  shariah: false,
  initial: 1_000,
  additional: 100,
  minimumCharge: 1,
  charge: 5.5,
  epfCharge: 3,
};
export const wholesale: SchemeTerms = { ...growth, scheme: 'CBAPI', structure: 'Wholesale', initial: 5_000 };
export const smallCap: SchemeTerms = {
  scheme: 'CBSMC',
  name: 'Cempaka Biru Malaysia Growth',
  currency: 'MYR',
  satRank: 4,
  structure: 'Retail',
  shariah: false,
  initial: 1_000,
  additional: 100,
  minimumCharge: 1,
  charge: 6.5,
};
export const prsGrowth: SchemeTerms = {
  ...growth,
  scheme: 'CBPRG',
  structure: 'PRS',
  core: 'Growth',
  initial: 100,
  additional: 50,
  charge: 3,
};

export const cash: ItemContext = {
  account: { plan: 'CS', accountType: 'IND', shariahOnly: false },
  customer: { age: 41, isSophisticated: false, isUsPerson: false },
  agent: { ut: 'U204518', prs: 'P118027' },
  scheme: growth,
  availableUnits: '0',
};
export const epf: ItemContext = { ...cash, account: { plan: 'EPF', accountType: 'IND', shariahOnly: false } };
export const prs: ItemContext = {
  ...cash,
  account: { plan: 'PRS', accountType: 'IND', shariahOnly: false },
  scheme: prsGrowth,
};

/** The payload of an investment. */
export type Payload = Parameters<typeof investmentComplaints>[0];
export const order: Payload = {
  accountId: '1000391120',
  accountType: 'IND',
  scheme: 'CBMGF',
  schemeName: 'Cempaka Biru Malaysia Growth',
  currency: 'MYR',
  plan: 'CS',
  salesCharge: 5.5,
  amount: 1_000,
  distributionInstruction: 'REINVEST',
  prsDefaultOption: null,
  prsDefaultOptionType: null,
  satRank: 4,
  isWholesaleFund: false,
  agentCode: 'U204518',
};
export const prsOrder: Payload = {
  ...order,
  scheme: 'CBPRG',
  plan: 'PRS',
  agentCode: 'P118027',
  salesCharge: 3,
  amount: 100,
  prsDefaultOption: 'N',
};
