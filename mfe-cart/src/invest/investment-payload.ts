import type { Account } from '@portal/shared/api/accounts';
import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';
import type { Money, Percent } from '@portal/shared/money';
import { isWholesale } from '@portal/shared/selling';
import { underOnboarding } from '../core/customer/onboarding-id.ts';
import type { Offer } from '../core/pricing/offer.ts';
import { bankFields, type Distribution } from '../transaction-rules/index.ts';

/** Type of the core fund of an age, for the default option of a PRS order. */
export type PrsDefaultType = 'CONV' | 'ISLAMIC';

/** A complete and valid investment order. */
export interface InvestmentOrder {
  readonly account: Pick<Account, 'accountId' | 'accountType' | 'plan'>;
  /** Agent code of the account's plan (ITM-03). */
  readonly agentCode: string;
  readonly offer: Offer;
  /** Amount charged to the customer, including the sales charge. */
  readonly amount: Money;
  readonly salesCharge: Percent;
  readonly distribution: Distribution;
  /** Only for PRS, when the scheme is the default of the customer's age. */
  readonly prsDefault?: PrsDefaultType;
}

/**
 * Returns the payload of an investment, with the specification's fields (ITM-01), from an order that was checked
 * before. Bank fields are there only for a payout; PRS default fields are `null` on other plans.
 */
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
    isWholesaleFund: isWholesale(scheme, fund),
    agentCode: order.agentCode,
    ...underOnboarding(account.accountId),
    ...(order.distribution.instruction === 'PAYOUT' ? bankFields(order.distribution) : {}),
  };
}
