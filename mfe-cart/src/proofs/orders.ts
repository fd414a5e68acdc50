import type { InvestmentSent, RedemptionSent, SwitchingSent } from '@portal/shared/api/transaction-payloads';
import { investKind } from '../invest/invest-kind.ts';
import { redeemKind } from '../redeem/redeem-kind.ts';
import { switchKind } from '../switch/switch-kind.ts';

/** What an order of the proofs is made of. `amount` is in MYR. */
export interface OrderParts {
  /** Account ids by plan. */
  readonly accounts: Readonly<Record<string, string>>;
  readonly agentCode: string;
  readonly amount: number;
}

const investment = ({ accounts, agentCode, amount }: OrderParts): InvestmentSent => ({
  accountId: accounts.CS ?? '',
  accountType: 'IND',
  scheme: 'CBIAS',
  schemeName: 'Cempaka Biru Islamic ASEAN',
  currency: 'MYR',
  plan: 'CS',
  salesCharge: 5.5,
  amount,
  distributionInstruction: 'REINVEST',
  prsDefaultOption: null,
  prsDefaultOptionType: null,
  satRank: 5,
  isWholesaleFund: false,
  agentCode,
});

const redemption = ({ accounts, agentCode, amount }: OrderParts): RedemptionSent => ({
  accountId: accounts.EPF ?? '',
  accountType: 'IND',
  scheme: 'CBBAL',
  schemeName: 'Cempaka Biru Balanced',
  currency: 'MYR',
  plan: 'EPF',
  amountOrUnit: 'AMOUNT',
  amount,
  units: 0,
  paymentInstruction: 'EPF',
  bankName: null,
  bankAccNumber: null,
  micrCode: null,
  payeeName: null,
  withdrawalReason: null,
  withdrawalDescription: null,
  redeemAll: false,
  isWholesaleFund: false,
  mnemonic: null,
  agentCode,
});

const switching = ({ accounts, agentCode, amount }: OrderParts): SwitchingSent => ({
  accountId: accounts.EPF ?? '',
  accountType: 'IND',
  fromScheme: 'CBBAL',
  fromSchemeName: 'Cempaka Biru Balanced',
  toScheme: 'CBIBA',
  toSchemeName: 'Cempaka Biru Islamic Balanced',
  fromCurrency: 'MYR',
  toCurrency: 'MYR',
  plan: 'EPF',
  amountOrUnit: 'AMOUNT',
  amount,
  units: 0,
  switchAll: false,
  salesCharge: 1,
  distributionInstruction: 'REINVEST',
  switchedInSatRank: 3,
  isFromWholesaleFund: false,
  isToWholesaleFund: false,
  agentCode,
  domesticBorrowing: false,
  bankName: null,
  bankAccNumber: null,
  micrCode: null,
  payeeName: null,
  mnemonic: null,
});

/** An order of each kind of transaction, by the kind's name. A kind that is missing here fails the random sequences. */
export const proofOrders = {
  invest: { kind: investKind, order: investment },
  redeem: { kind: redeemKind, order: redemption },
  switch: { kind: switchKind, order: switching },
};

/** Name of a kind of transaction that has an order here. */
export type ProofName = keyof typeof proofOrders;

/** Amounts of the orders of each kind, in MYR. No amount is of two kinds, so the records of an amount are of one. */
export const proofAmounts: Readonly<Record<ProofName, readonly number[]>> = {
  invest: [1_000, 2_000, 3_000],
  redeem: [501, 1_001],
  // at least 105% of the target's minimum
  switch: [1_051, 1_052],
};

/** Returns the kind whose orders have this amount. */
export function kindOfAmount(amount: number): ProofName {
  if (proofAmounts.switch.includes(amount)) return 'switch';
  return proofAmounts.redeem.includes(amount) ? 'redeem' : 'invest';
}

const kindNames = { investment: 'invest', redemption: 'redeem', switching: 'switch' } as const;

/** Returns the name of an item's kind. */
export const kindOfItem = ({ kind }: { readonly kind: string }): ProofName =>
  Object.entries(kindNames).find(([list]) => list === kind)?.[1] ?? 'invest';
