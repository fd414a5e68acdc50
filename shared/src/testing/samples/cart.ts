import type { cartList } from '@portal/shared/api/cart';
import type { WireOf } from '@portal/shared/api/endpoint';

type Cart = WireOf<typeof cartList>;

/** An investment in a reply. */
export const investmentWire: Cart['investment'][number]['payload'] = {
  accountId: '1000482917',
  accountType: 'IND',
  scheme: 'CBMGF',
  schemeName: 'Cempaka Biru Malaysia Growth',
  currency: 'MYR',
  plan: 'CS',
  salesCharge: 5.5,
  amount: 10000,
  distributionInstruction: 'REINVEST',
  prsDefaultOption: null,
  prsDefaultOptionType: null,
  satRank: 4,
  isWholesaleFund: false,
  agentCode: 'U204518',
};

/** A switch in a reply. */
export const switchingWire: Cart['switching'][number]['payload'] = {
  accountId: '1000482917',
  accountType: 'IND',
  fromScheme: 'CBIEQ',
  fromSchemeName: 'Cempaka Biru Islamic Equity',
  toScheme: 'CBGSM',
  toSchemeName: 'Cempaka Biru Global Sukuk feeder',
  fromCurrency: 'MYR',
  toCurrency: 'MYR',
  plan: 'CS',
  amountOrUnit: 'UNIT',
  amount: 0,
  units: 1200,
  switchAll: false,
  salesCharge: 0,
  distributionInstruction: 'REINVEST',
  switchedInSatRank: 3,
  isFromWholesaleFund: false,
  isToWholesaleFund: false,
  agentCode: 'U204518',
  domesticBorrowing: false,
};

/** A redemption in a reply. */
export const redemptionWire: Cart['redemption'][number]['payload'] = {
  accountId: '1000482917',
  accountType: 'IND',
  scheme: 'CBAPI',
  schemeName: 'Cempaka Biru Asia Income',
  currency: 'MYR',
  plan: 'CS',
  amountOrUnit: 'AMOUNT',
  amount: 10480,
  units: 0,
  paymentInstruction: 'BANK',
  bankName: 'Maybank',
  bankAccNumber: '514211237710',
  micrCode: 'MBBEMYKL',
  payeeName: 'TAN WEI JUN',
  withdrawalReason: null,
  withdrawalDescription: null,
  redeemAll: false,
  isWholesaleFund: true,
  mnemonic: 'MBB',
  agentCode: 'U204518',
};

const head = (id: string) => ({
  id,
  customerId: 'C1',
  customerName: 'TAN WEI JUN',
  createdAt: '2026-11-20T15:12:00+08:00',
});

/** A reply with an empty cart. */
export const emptyCartWire: Cart = {
  investment: [],
  redemption: [],
  switching: [],
  bankar: [],
  sat: [],
  clientInfoUpdate: [],
  onboarding: [],
};

/** A reply with a cart of one investment, one redemption and one switch. */
export const cartWire: Cart = {
  ...emptyCartWire,
  investment: [{ ...head('I1'), payload: investmentWire }],
  redemption: [{ ...head('R1'), payload: redemptionWire }],
  switching: [{ ...head('S1'), payload: switchingWire }],
};
