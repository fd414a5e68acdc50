import type { Account } from '@portal/shared/api/accounts';
import type { BankAccount } from '@portal/shared/api/bank-accounts';
import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';
import type { Money, Percent } from '@portal/shared/money';
import { isWholesale, type Offer } from '../core/offer.ts';

/** What becomes of distributions. A payout knows where it goes. */
export type Distribution =
  | { readonly instruction: 'REINVEST' }
  | { readonly instruction: 'PAYOUT'; readonly bank: BankAccount; readonly mnemonic?: string };

/** Age-based allocation of a PRS order: which of the two core funds of an age. */
export type PrsDefaultType = 'CONV' | 'ISLAMIC';

/** A complete investment order: every answer given and within its limits. */
export interface InvestmentOrder {
  readonly account: Pick<Account, 'accountId' | 'accountType' | 'plan'>;
  /** The code of the account's plan (ITM-03). */
  readonly agentCode: string;
  readonly offer: Offer;
  /** What is charged to the customer, sales charge included. */
  readonly amount: Money;
  readonly salesCharge: Percent;
  readonly distribution: Distribution;
  /** PRS alone, and only when the scheme is the default of the customer's age. */
  readonly prsDefault?: PrsDefaultType;
}

function bankFields(distribution: Distribution) {
  if (distribution.instruction === 'REINVEST') return {};
  const { bank, mnemonic } = distribution;
  return {
    ...(bank.idBankar === undefined ? {} : { idBankar: bank.idBankar }),
    bankAccNumber: bank.bankAccNumber,
    bankName: bank.bankName,
    micrCode: bank.bankMICR,
    ...(mnemonic === undefined ? {} : { mnemonic }),
  };
}

/** The payload of an investment, field by field as the specification names them (ITM-01). */
export function investmentPayload(order: InvestmentOrder): InvestmentSent {
  const { account, offer, prsDefault } = order;
  const { scheme, fund } = offer;
  const isPrs = account.plan === 'PRS';
  return {
    accountId: account.accountId,
    accountType: account.accountType,
    scheme: scheme.scheme,
    schemeName: scheme.schemeName,
    currency: scheme.currency,
    plan: account.plan,
    salesCharge: order.salesCharge.toWire(),
    amount: order.amount.toWire(),
    distributionInstruction: order.distribution.instruction,
    prsDefaultOption: isPrs ? (prsDefault === undefined ? 'N' : 'Y') : null,
    prsDefaultOptionType: isPrs ? (prsDefault ?? null) : null,
    satRank: fund.satRank,
    isWholesaleFund: isWholesale(scheme),
    agentCode: order.agentCode,
    ...bankFields(order.distribution),
  };
}
