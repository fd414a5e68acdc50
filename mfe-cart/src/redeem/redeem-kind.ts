import { addRedemption, type RedemptionItem } from '@portal/shared/api/cart';
import type { RedemptionSent } from '@portal/shared/api/transaction-payloads';
import { transactionWords } from '../core/transaction-words.ts';
import type { TransactionKind } from '../transaction/index.ts';

/** A redemption as a kind of transaction: what it is called, and how it is sent and recognised in the cart. */
export const redeemKind: TransactionKind<RedemptionSent, RedemptionItem> = {
  name: 'redeem',
  list: 'redemption',
  channel: 'Digital Transaction',
  words: transactionWords.redeem,
  identity: {
    accountId: ({ payload }) => payload.accountId,
    scheme: ({ payload }) => payload.scheme,
    currency: ({ payload }) => payload.currency,
    plan: ({ payload }) => payload.plan,
    amountOrUnit: ({ payload }) => payload.amountOrUnit,
    amount: ({ payload }) => payload.amount.in(payload.currency).toWire(),
    units: ({ payload }) => payload.units.toWire(),
    redeemAll: ({ payload }) => payload.redeemAll,
    paymentInstruction: ({ payload }) => payload.paymentInstruction,
    bankAccNumber: ({ payload }) => payload.bankAccNumber,
    idBankar: ({ payload }) => payload.idBankar,
    withdrawalReason: ({ payload }) => payload.withdrawalReason,
    withdrawalDescription: ({ payload }) => payload.withdrawalDescription,
    agentCode: ({ payload }) => payload.agentCode,
    // they follow from the account, the scheme or the bank account
    accountType: undefined,
    schemeName: undefined,
    isWholesaleFund: undefined,
    bankName: undefined,
    micrCode: undefined,
    payeeName: undefined,
    mnemonic: undefined,
  },
  itemsOf: ({ redemption }) => redemption,
  send: (api, { userId, customerId, customerName }, payload, idempotencyKey) =>
    api.attempt(
      addRedemption,
      { channel: 'Digital Transaction', userId, customerId, payload, customerName },
      { idempotencyKey },
    ),
};
