import type { ClientInformationSent } from '@portal/shared/api/client-information';
import type {
  BankarSent,
  InvestmentSent,
  RedemptionSent,
  SwitchingSent,
} from '@portal/shared/api/transaction-payloads';
import { bankarWire } from '@portal/shared/testing/bank-account';
import { bankAccountKind } from '../src/bank-account/bank-account-kind.ts';
import { investKind } from '../src/invest/invest-kind.ts';
import { redeemKind } from '../src/redeem/redeem-kind.ts';
import { switchKind } from '../src/switch/switch-kind.ts';
import { updateInformationKind } from '../src/update-information/update-information-kind.ts';

/** What an order of the proofs is made of. `amount` is in MYR. */
export interface OrderParts {
  /** Account ids by plan. */
  readonly accounts: Readonly<Record<string, string>>;
  readonly agentCode: string;
  readonly amount: number;
  readonly customerName: string;
  /** The customer's e-mail on record. */
  readonly email: string;
  /** Path of an uploaded bank statement. */
  readonly bankStatement: string;
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

/** A bank account has no amount: its number ends with it, so that the records say which order it is. */
const bankAccount = ({ accounts, customerName, bankStatement, amount }: OrderParts): BankarSent => ({
  ...bankarWire,
  account: accounts.CS ?? '',
  bankAccName: customerName,
  bankAccNumber: `5140000${String(amount).padStart(5, '0')}`,
  validationIdType: '1',
  validationId: '880412-14-5234',
  bankAccountStatementFileName: '2026-11-01 statement.pdf',
  bankAccountStatementFileURL: bankStatement,
});

/**
 * An update has no amount: the e-mail has it. All updates of a customer change the same field, because the record
 * changes only when an update is carried out, which no move does.
 */
const update = ({ email, amount }: OrderParts): ClientInformationSent => ({
  email: `proof.${amount}@mail.example`,
  before: { email },
});

/** An order of each kind of transaction, by the kind's name. A kind that is missing here fails the random sequences. */
export const proofOrders = {
  invest: { kind: investKind, order: investment },
  redeem: { kind: redeemKind, order: redemption },
  switch: { kind: switchKind, order: switching },
  'bank-account': { kind: bankAccountKind, order: bankAccount },
  'update-information': { kind: updateInformationKind, order: update },
};

/** Name of a kind of transaction that has an order here. */
export type ProofName = keyof typeof proofOrders;

/**
 * Amounts of the orders of each kind, in MYR; of a bank account the end of its number, of an update part of the
 * e-mail. No amount is of two kinds, so the records of an amount are of one.
 */
export const proofAmounts: Readonly<Record<ProofName, readonly number[]>> = {
  invest: [1_000, 2_000, 3_000],
  redeem: [501, 1_001],
  // at least 105% of the target's minimum
  switch: [1_051, 1_052],
  'bank-account': [4_001, 4_002],
  'update-information': [5_001, 5_002],
};

const isProofName = (name: string): name is ProofName => Object.hasOwn(proofOrders, name);

/**
 * Returns the kind of transaction whose orders in the proofs have this amount (`proofAmounts`); `invest` for an unknown
 * amount.
 */
export const kindOfAmount = (amount: number): ProofName =>
  Object.keys(proofOrders)
    .filter(isProofName)
    .find((name) => proofAmounts[name].includes(amount)) ?? 'invest';

const kindNames = {
  investment: 'invest',
  redemption: 'redeem',
  switching: 'switch',
  bankar: 'bank-account',
  clientInfoUpdate: 'update-information',
} as const;

/**
 * Returns the name of the transaction that an item of the cart's list `kind` comes from: `redeem` for `redemption`.
 * `invest` for a list that the proofs do not use.
 */
export const kindOfItem = ({ kind }: { readonly kind: string }): ProofName =>
  Object.entries(kindNames).find(([list]) => list === kind)?.[1] ?? 'invest';
