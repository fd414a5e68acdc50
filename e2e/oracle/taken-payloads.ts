/**
 * Payloads of redemptions and switches, written by hand from the field names of the specification: every plan in every way of
 * saying how much is taken. docs/domain.md, section 3, permits all nine of each kind. It excludes a payout and a bank
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

const noReason = { withdrawalReason: null, withdrawalDescription: null };

const accounts = {
  CS: { accountId: '1000482917', accountType: 'IND', plan: 'CS', agentCode: 'U204518' },
  EPF: { accountId: '2000193346', accountType: 'IND', plan: 'EPF', agentCode: 'U204518' },
  PRS: { accountId: '3000088125', accountType: 'IND', plan: 'PRS', agentCode: 'P118027' },
} as const;

/** The plan decides who pays, and what is null. */
const redemptionOf = {
  CS: {
    scheme: 'CBMGF',
    schemeName: 'Cempaka Biru Malaysia Growth',
    paymentInstruction: 'BANK',
    ...bank,
    ...noReason,
  },
  EPF: {
    scheme: 'CBIAS',
    schemeName: 'Cempaka Biru Islamic ASEAN',
    paymentInstruction: 'EPF',
    ...noBank,
    ...noReason,
  },
  PRS: {
    scheme: 'CBPRG',
    schemeName: 'Cempaka Biru PRS Growth',
    paymentInstruction: 'PRS',
    ...noBank,
    withdrawalReason: '2',
    withdrawalDescription: 'Pre-retirement',
  },
} as const;

const switchingOf = {
  CS: {
    fromScheme: 'CBMGF',
    fromSchemeName: 'Cempaka Biru Malaysia Growth',
    toScheme: 'CBSUK',
    toSchemeName: 'Cempaka Biru Sukuk',
    salesCharge: 0.75,
    switchedInSatRank: 2,
  },
  EPF: {
    fromScheme: 'CBIAS',
    fromSchemeName: 'Cempaka Biru Islamic ASEAN',
    toScheme: 'CBMGF',
    toSchemeName: 'Cempaka Biru Malaysia Growth',
    salesCharge: 0.75,
    switchedInSatRank: 4,
  },
  PRS: {
    fromScheme: 'CBPRG',
    fromSchemeName: 'Cempaka Biru PRS Growth',
    toScheme: 'CBPRA',
    toSchemeName: 'Cempaka Biru PRS Asia Equity',
    salesCharge: 0,
    switchedInSatRank: 5,
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
  ...accounts[plan],
  ...redemptionOf[plan],
  ...sizes[way],
  currency: 'MYR',
  isWholesaleFund: false,
  // the reason of PRS takes sub-account B alone, which are units like any others
  redeemAll: way === 'all' && plan !== 'PRS',
});

/** The payload of a switch. */
export const switchingPayload = (plan: Plan, way: Way) => ({
  ...accounts[plan],
  ...switchingOf[plan],
  ...noBank,
  ...sizes[way],
  fromCurrency: 'MYR',
  toCurrency: 'MYR',
  distributionInstruction: 'REINVEST',
  isFromWholesaleFund: false,
  isToWholesaleFund: false,
  domesticBorrowing: false,
  switchAll: way === 'all',
});

/** The payload of a cash account's switch whose distributions are paid out. */
export const payoutPayload = {
  ...switchingPayload('CS', 'amount'),
  distributionInstruction: 'PAYOUT',
  ...bank,
};
