import type { Account } from '@portal/shared/api/accounts';
import type { RedemptionSent } from '@portal/shared/api/transaction-payloads';
import { isWholesale } from '@portal/shared/selling';
import { withdrawalReason } from '@portal/shared/withdrawal-reasons';
import type { Offer } from '../core/pricing/offer.ts';
import { bankFields, type PaidBank, type TakenSize, takenFields } from '../transaction-rules/index.ts';

/** Where the money goes, by plan: to a bank account, back to EPF, or as PRS pays a withdrawal. */
export type Payment =
  | ({ readonly plan: 'CS' } & PaidBank)
  | { readonly plan: 'EPF' }
  | { readonly plan: 'PRS'; readonly reason: string; readonly description: string };

/** A complete and valid redemption. */
export interface RedemptionOrder {
  readonly account: Pick<Account, 'accountId' | 'accountType'>;
  /** Agent code of the account's plan (ITM-03). */
  readonly agentCode: string;
  readonly offer: Offer;
  readonly size: TakenSize;
  readonly payment: Payment;
}

const noBank = { bankName: null, bankAccNumber: null, micrCode: null, payeeName: null, mnemonic: null };

/** Whether all units of the holding are taken: all of sub-account B are units like any others. */
const takesAll = ({ size, payment }: RedemptionOrder): boolean =>
  size.by === 'all' && !(payment.plan === 'PRS' && withdrawalReason(payment.reason)?.takesFrom === 'B');

/**
 * Returns the payload of a redemption, with the specification's fields (ITM-04, ITM-18), from an order that was checked
 * before. Bank fields are filled for the cash plan, reason and description for PRS; else they are `null`.
 */
export function redemptionPayload(order: RedemptionOrder): RedemptionSent {
  const { account, offer, size, payment } = order;
  const { scheme, fund } = offer;
  const { plan } = payment;
  return {
    accountId: account.accountId,
    accountType: account.accountType,
    scheme: scheme.scheme,
    schemeName: scheme.schemeName,
    currency: scheme.currency,
    plan,
    ...takenFields(size),
    paymentInstruction: plan === 'CS' ? 'BANK' : plan,
    ...noBank,
    ...(plan === 'CS' ? { ...bankFields(payment), payeeName: payment.bank.bankAccName } : {}),
    withdrawalReason: plan === 'PRS' ? payment.reason : null,
    withdrawalDescription: plan === 'PRS' ? payment.description : null,
    redeemAll: takesAll(order),
    isWholesaleFund: isWholesale(scheme, fund),
    agentCode: order.agentCode,
  };
}
