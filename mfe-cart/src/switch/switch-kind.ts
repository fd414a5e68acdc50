import { addSwitching, type SwitchingItem } from '@portal/shared/api/cart';
import type { SwitchingSent } from '@portal/shared/api/transaction-payloads';
import { transactionWords } from '../core/transaction-words.ts';
import type { TransactionKind } from '../transaction/index.ts';

/** A switch or contra as a kind of transaction: what it is called, and how it is sent and recognised in the cart. */
export const switchKind: TransactionKind<SwitchingSent, SwitchingItem> = {
  name: 'switch',
  list: 'switching',
  channel: 'Digital Transaction',
  words: transactionWords.switch,
  identity: {
    accountId: ({ payload }) => payload.accountId,
    fromScheme: ({ payload }) => payload.fromScheme,
    toScheme: ({ payload }) => payload.toScheme,
    fromCurrency: ({ payload }) => payload.fromCurrency,
    toCurrency: ({ payload }) => payload.toCurrency,
    plan: ({ payload }) => payload.plan,
    amountOrUnit: ({ payload }) => payload.amountOrUnit,
    amount: ({ payload }) => payload.amount.in(payload.fromCurrency).toWire(),
    units: ({ payload }) => payload.units.toWire(),
    switchAll: ({ payload }) => payload.switchAll,
    salesCharge: ({ payload }) => payload.salesCharge.toWire(),
    distributionInstruction: ({ payload }) => payload.distributionInstruction,
    domesticBorrowing: ({ payload }) => payload.domesticBorrowing,
    bankAccNumber: ({ payload }) => payload.bankAccNumber,
    idBankar: ({ payload }) => payload.idBankar,
    agentCode: ({ payload }) => payload.agentCode,
    // they follow from the account, the schemes or the bank account
    accountType: undefined,
    fromSchemeName: undefined,
    toSchemeName: undefined,
    switchedInSatRank: undefined,
    isFromWholesaleFund: undefined,
    isToWholesaleFund: undefined,
    bankName: undefined,
    micrCode: undefined,
    payeeName: undefined,
    mnemonic: undefined,
  },
  itemsOf: ({ switching }) => switching,
  send: (api, { userId, customerId, customerName }, payload, idempotencyKey) =>
    api.attempt(
      addSwitching,
      { channel: 'Digital Transaction', userId, customerId, payload, customerName },
      { idempotencyKey },
    ),
};
