import { addBankar, type BankarItem } from '@portal/shared/api/cart';
import type { BankarSent } from '@portal/shared/api/transaction-payloads';
import { transactionWords } from '../core/transaction-words.ts';
import type { TransactionKind } from '../transaction/index.ts';

/**
 * A bank account addition as a kind of transaction: what it is called, and how it is sent and recognised in the cart. Its
 * call only logs a failure (ITM-17), which the frame takes for not saved.
 */
export const bankAccountKind: TransactionKind<BankarSent, BankarItem> = {
  name: 'bank-account',
  list: 'bankar',
  channel: 'Digital Form',
  words: transactionWords['bank-account'],
  identity: {
    account: ({ payload }) => payload.account,
    bankAccName: ({ payload }) => payload.bankAccName,
    bankAccNumber: ({ payload }) => payload.bankAccNumber,
    bankName: ({ payload }) => payload.bankName,
    micrCode: ({ payload }) => payload.micrCode,
    currency: ({ payload }) => payload.currency,
    isDefault: ({ payload }) => payload.isDefault,
    isJointAccount: ({ payload }) => payload.isJointAccount,
    beneCondition: ({ payload }) => payload.beneCondition,
    jointHolderName: ({ payload }) => payload.jointHolderName,
    swiftCode: ({ payload }) => payload.swiftCode,
    intermediaryBank: ({ payload }) => payload.intermediaryBank,
    intermediaryBankBranch: ({ payload }) => payload.intermediaryBankBranch,
    intermediaryBankSwiftCode: ({ payload }) => payload.intermediaryBankSwiftCode,
    intermediaryBankAccountNumber: ({ payload }) => payload.intermediaryBankAccountNumber,
    validationIdType: ({ payload }) => payload.validationIdType,
    validationId: ({ payload }) => payload.validationId,
    bankAccountStatementFileName: ({ payload }) => payload.bankAccountStatementFileName,
    bankAccountStatementFileURL: ({ payload }) => payload.bankAccountStatementFileURL,
    isThirdPartyBankAccount: ({ payload }) => payload.isThirdPartyBankAccount,
    thirdPartyBankAccount: ({ payload }) => payload.thirdPartyBankAccount,
    // follows from the account
    onboardingId: undefined,
  },
  itemsOf: ({ bankar }) => bankar,
  send: (api, { userId, customerId, customerName }, payload, idempotencyKey) =>
    api.attempt(
      addBankar,
      { channel: 'Digital Form', userId, customerId, payload, customerName },
      { idempotencyKey },
    ),
};
