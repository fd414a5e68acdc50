import type { Account } from '@portal/shared/api/accounts';
import type { SwitchingSent } from '@portal/shared/api/transaction-payloads';
import type { Percent } from '@portal/shared/money';
import { isWholesale } from '@portal/shared/selling';
import type { Offer } from '../core/pricing/offer.ts';
import { bankFields, type Distribution, type TakenSize, takenFields } from '../transaction-rules/index.ts';

/** A complete and valid switch. */
export interface SwitchOrder {
  readonly account: Pick<Account, 'accountId' | 'accountType' | 'plan'>;
  /** Agent code of the account's plan (ITM-03). */
  readonly agentCode: string;
  readonly from: Offer;
  readonly to: Offer;
  readonly size: TakenSize;
  readonly salesCharge: Percent;
  readonly distribution: Distribution;
  /** False when MYR is bought. */
  readonly hasBorrowing: boolean;
}

const noBank = { bankName: null, bankAccNumber: null, micrCode: null, payeeName: null, mnemonic: null };

/**
 * Returns the payload of a switch or contra, with the specification's fields (ITM-05, ITM-18), from an order that was
 * checked before. Bank fields are `null` unless distributions are paid out.
 */
export function switchingPayload(order: SwitchOrder): SwitchingSent {
  const { account, from, to, size, distribution } = order;
  return {
    accountId: account.accountId,
    accountType: account.accountType,
    fromScheme: from.scheme.scheme,
    fromSchemeName: from.scheme.schemeName,
    toScheme: to.scheme.scheme,
    toSchemeName: to.scheme.schemeName,
    fromCurrency: from.scheme.currency,
    toCurrency: to.scheme.currency,
    plan: account.plan,
    ...takenFields(size),
    switchAll: size.by === 'all',
    salesCharge: order.salesCharge.toWire(),
    distributionInstruction: distribution.instruction,
    switchedInSatRank: to.fund.satRank,
    isFromWholesaleFund: isWholesale(from.scheme, from.fund),
    isToWholesaleFund: isWholesale(to.scheme, to.fund),
    agentCode: order.agentCode,
    domesticBorrowing: order.hasBorrowing,
    ...noBank,
    ...(distribution.instruction === 'PAYOUT'
      ? { ...bankFields(distribution), payeeName: distribution.bank.bankAccName }
      : {}),
  };
}
