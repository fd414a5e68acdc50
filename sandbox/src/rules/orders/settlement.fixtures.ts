import type { OrderItem } from './order-item.ts';

type Payload<Kind extends OrderItem['type']> = Extract<OrderItem, { type: Kind }>['payload'];

const order = {
  accountId: '1000391120',
  accountType: 'IND' as const,
  plan: 'CS' as const,
  agentCode: 'U204518',
};
const noBank = { bankName: null, bankAccNumber: null, micrCode: null, payeeName: null, mnemonic: null };

/** For tests: an investment of MYR 1,000 without a charge in CBMGF, with these changes. */
export const investment = (changes: Partial<Payload<'investment'>> = {}): OrderItem => ({
  type: 'investment',
  payload: {
    ...order,
    scheme: 'CBMGF',
    schemeName: 'Cempaka Biru Malaysia Growth',
    currency: 'MYR',
    salesCharge: 0,
    amount: 1_000,
    distributionInstruction: 'REINVEST',
    prsDefaultOption: null,
    prsDefaultOptionType: null,
    satRank: 4,
    isWholesaleFund: false,
    ...changes,
  },
});

/** For tests: a redemption of 400 units of CBMGF, with these changes. */
export const redemption = (changes: Partial<Payload<'redemption'>> = {}): OrderItem => ({
  type: 'redemption',
  payload: {
    ...order,
    scheme: 'CBMGF',
    schemeName: 'Cempaka Biru Malaysia Growth',
    currency: 'MYR',
    amountOrUnit: 'UNIT',
    amount: 0,
    units: 400,
    paymentInstruction: 'BANK',
    ...noBank,
    withdrawalReason: null,
    withdrawalDescription: null,
    redeemAll: false,
    isWholesaleFund: false,
    ...changes,
  },
});

/** For tests: a switch of 2,500 units of CBMGF into CBBND, with these changes. */
export const switching = (changes: Partial<Payload<'switching'>> = {}): OrderItem => ({
  type: 'switching',
  payload: {
    ...order,
    fromScheme: 'CBMGF',
    fromSchemeName: 'Cempaka Biru Malaysia Growth',
    toScheme: 'CBBND',
    toSchemeName: 'Cempaka Biru Bond',
    fromCurrency: 'MYR',
    toCurrency: 'MYR',
    amountOrUnit: 'UNIT',
    amount: 0,
    units: 2_500,
    switchAll: false,
    salesCharge: 1,
    distributionInstruction: 'REINVEST',
    switchedInSatRank: 2,
    isFromWholesaleFund: false,
    isToWholesaleFund: false,
    domesticBorrowing: false,
    ...noBank,
    ...changes,
  },
});
