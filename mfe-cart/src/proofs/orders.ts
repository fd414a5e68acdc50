import type { InvestmentSent, RedemptionSent, SwitchingSent } from '@portal/shared/api/transaction-payloads';
import { investKind } from '../invest/invest-kind.ts';
import { redeemKind } from '../redeem/redeem-kind.ts';
import { switchKind } from '../switch/switch-kind.ts';

/** What an order of the proofs is made of. `amount` is in MYR. */
export interface OrderParts {
  readonly accountId: string;
  readonly agentCode: string;
  readonly amount: number;
}

const investment = ({ accountId, agentCode, amount }: OrderParts): InvestmentSent => ({
  accountId,
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

const redemption = ({ accountId, agentCode, amount }: OrderParts): RedemptionSent => ({
  accountId,
  accountType: 'IND',
  scheme: 'CBIAS',
  schemeName: 'Cempaka Biru Islamic ASEAN',
  currency: 'MYR',
  plan: 'CS',
  amountOrUnit: 'AMOUNT',
  amount,
  units: 0,
  paymentInstruction: 'BANK',
  bankName: 'Maybank',
  bankAccNumber: '514011112222',
  micrCode: 'MBBEMYKL',
  payeeName: 'A Customer',
  withdrawalReason: null,
  withdrawalDescription: null,
  redeemAll: false,
  isWholesaleFund: false,
  mnemonic: 'MBB',
  agentCode,
});

const switching = ({ accountId, agentCode, amount }: OrderParts): SwitchingSent => ({
  accountId,
  accountType: 'IND',
  fromScheme: 'CBIAS',
  fromSchemeName: 'Cempaka Biru Islamic ASEAN',
  toScheme: 'CBSUK',
  toSchemeName: 'Cempaka Biru Sukuk',
  fromCurrency: 'MYR',
  toCurrency: 'MYR',
  plan: 'CS',
  amountOrUnit: 'AMOUNT',
  amount,
  units: 0,
  switchAll: false,
  salesCharge: 0.5,
  distributionInstruction: 'REINVEST',
  switchedInSatRank: 2,
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
