/**
 * Payloads of redemptions and switches, written by hand from section 3 of the specification: every plan in every way of
 * saying how much is taken. Section 3 of the domain permits all nine of each kind. It excludes a payout and a bank
 * account for EPF and PRS, a fee for a switch within PRS, a withdrawal reason outside PRS, a switch to another currency
 * and one of a wholesale fund.
 */

const noBank = { bankName: null, bankAccNumber: null, micrCode: null, payeeName: null, mnemonic: null };
const bank = {
  bankName: 'Maybank',
  bankAccNumber: '514212347710',
  micrCode: 'MBBEMYKL',
  payeeName: 'TAN MEI LING',
  mnemonic: 'MBB',
};

/** The plan decides who pays, and what is null. */
const redemptionOf = {
  CS: {
    accountId: '1000482917',
    accountType: 'IND',
    scheme: 'CBMGF',
    schemeName: 'Cempaka Biru Malaysia Growth',
    currency: 'MYR',
    plan: 'CS',
    paymentInstruction: 'BANK',
    ...bank,
    withdrawalReason: null,
    withdrawalDescription: null,
    isWholesaleFund: false,
    agentCode: 'U204518',
  },
  EPF: {
    accountId: '2000193346',
    accountType: 'IND',
    scheme: 'CBIAS',
    schemeName: 'Cempaka Biru Islamic ASEAN',
    currency: 'MYR',
    plan: 'EPF',
    paymentInstruction: 'EPF',
    ...noBank,
    withdrawalReason: null,
    withdrawalDescription: null,
    isWholesaleFund: false,
    agentCode: 'U204518',
  },
  PRS: {
    accountId: '3000088125',
    accountType: 'IND',
    scheme: 'CBPRG',
    schemeName: 'Cempaka Biru PRS Growth',
    currency: 'MYR',
    plan: 'PRS',
    paymentInstruction: 'PRS',
    ...noBank,
    withdrawalReason: '2',
    withdrawalDescription: 'Pre-retirement',
    isWholesaleFund: false,
    agentCode: 'P118027',
  },
} as const;

const switchingOf = {
  CS: {
    accountId: '1000482917',
    accountType: 'IND',
    fromScheme: 'CBMGF',
    fromSchemeName: 'Cempaka Biru Malaysia Growth',
    toScheme: 'CBSUK',
    toSchemeName: 'Cempaka Biru Sukuk',
    fromCurrency: 'MYR',
    toCurrency: 'MYR',
    plan: 'CS',
    salesCharge: 0.75,
    distributionInstruction: 'REINVEST',
    switchedInSatRank: 2,
    isFromWholesaleFund: false,
    isToWholesaleFund: false,
    agentCode: 'U204518',
    domesticBorrowing: false,
    ...noBank,
  },
  EPF: {
    accountId: '2000193346',
    accountType: 'IND',
    fromScheme: 'CBIAS',
    fromSchemeName: 'Cempaka Biru Islamic ASEAN',
    toScheme: 'CBMGF',
    toSchemeName: 'Cempaka Biru Malaysia Growth',
    fromCurrency: 'MYR',
    toCurrency: 'MYR',
    plan: 'EPF',
    salesCharge: 0.75,
    distributionInstruction: 'REINVEST',
    switchedInSatRank: 4,
    isFromWholesaleFund: false,
    isToWholesaleFund: false,
    agentCode: 'U204518',
    domesticBorrowing: false,
    ...noBank,
  },
  PRS: {
    accountId: '3000088125',
    accountType: 'IND',
    fromScheme: 'CBPRG',
    fromSchemeName: 'Cempaka Biru PRS Growth',
    toScheme: 'CBPRA',
    toSchemeName: 'Cempaka Biru PRS Asia Equity',
    fromCurrency: 'MYR',
    toCurrency: 'MYR',
    plan: 'PRS',
    salesCharge: 0,
    distributionInstruction: 'REINVEST',
    switchedInSatRank: 5,
    isFromWholesaleFund: false,
    isToWholesaleFund: false,
    agentCode: 'P118027',
    domesticBorrowing: false,
    ...noBank,
  },
} as const;

/** How much is taken, out of 10,000.00 units: the one of amount and units that is not used is 0. */
const sizes = {
  amount: { amountOrUnit: 'AMOUNT', amount: 2000.5, units: 0 },
  units: { amountOrUnit: 'UNIT', amount: 0, units: 2500.25 },
  all: { amountOrUnit: 'UNIT', amount: 0, units: 10_000 },
} as const;

type Plan = keyof typeof redemptionOf;
type Way = keyof typeof sizes;

const plans: readonly Plan[] = ['CS', 'EPF', 'PRS'];
const ways: readonly Way[] = ['amount', 'units', 'all'];
/** Every plan in every way. */
export const takenCases = plans.flatMap((plan) => ways.map((way) => ({ plan, way })));

/** The payload of a redemption. */
export const redemptionPayload = (plan: Plan, way: Way) => ({
  ...redemptionOf[plan],
  ...sizes[way],
  redeemAll: way === 'all',
});

/** The payload of a switch. */
export const switchingPayload = (plan: Plan, way: Way) => ({
  ...switchingOf[plan],
  ...sizes[way],
  switchAll: way === 'all',
});

/** The payload of a cash account's switch whose distributions are paid out. */
export const payoutPayload = {
  ...switchingPayload('CS', 'amount'),
  distributionInstruction: 'PAYOUT',
  ...bank,
};
