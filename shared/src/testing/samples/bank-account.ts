import type { BankarSent } from '@portal/shared/api/transaction-payloads';

/** The addition of a Maybank account in the customer's name. */
export const bankarWire: BankarSent = {
  account: '1000482917',
  bankAccName: 'TAN MEI LING',
  bankAccNumber: '514212347710',
  bankName: 'Maybank',
  micrCode: 'MBBEMYKL',
  currency: 'MYR',
  isDefault: false,
  isJointAccount: false,
  beneCondition: null,
  jointHolderName: null,
  swiftCode: null,
  intermediaryBank: null,
  intermediaryBankBranch: null,
  intermediaryBankSwiftCode: null,
  intermediaryBankAccountNumber: null,
  validationIdType: null,
  validationId: null,
  bankAccountStatementFileName: null,
  bankAccountStatementFileURL: null,
  isThirdPartyBankAccount: false,
  thirdPartyBankAccount: null,
};
