import { addInvestment, type InvestmentItem } from '@portal/shared/api/cart';
import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';
import { transactionWords } from '../core/transaction-words.ts';
import type { TransactionKind } from '../transaction/index.ts';

/** An investment as a kind of transaction: what it is called, and how it is sent and recognised in the cart. */
export const investKind: TransactionKind<InvestmentSent, InvestmentItem> = {
  name: 'invest',
  list: 'investment',
  channel: 'Digital Transaction',
  words: transactionWords.invest,
  identity: {
    accountId: ({ payload }) => payload.accountId,
    scheme: ({ payload }) => payload.scheme,
    currency: ({ payload }) => payload.currency,
    plan: ({ payload }) => payload.plan,
    amount: ({ payload }) => payload.amount.in(payload.currency).toWire(),
    salesCharge: ({ payload }) => payload.salesCharge.toWire(),
    distributionInstruction: ({ payload }) => payload.distributionInstruction,
    prsDefaultOption: ({ payload }) => payload.prsDefaultOption,
    prsDefaultOptionType: ({ payload }) => payload.prsDefaultOptionType,
    agentCode: ({ payload }) => payload.agentCode,
    idBankar: ({ payload }) => payload.idBankar,
    bankAccNumber: ({ payload }) => payload.bankAccNumber,
    onboardingId: ({ payload }) => payload.onboardingId,
    // they follow from the account, the scheme or the bank account
    accountType: undefined,
    schemeName: undefined,
    satRank: undefined,
    isWholesaleFund: undefined,
    bankName: undefined,
    micrCode: undefined,
    mnemonic: undefined,
  },
  itemsOf: ({ investment }) => investment,
  send: (api, { userId, customerId, customerName }, payload, idempotencyKey) =>
    api.attempt(
      addInvestment,
      { channel: 'Digital Transaction', userId, customerId, payload, customerName },
      { idempotencyKey },
    ),
};
