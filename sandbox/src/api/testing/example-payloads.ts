import { bankarWire } from '@portal/shared/testing/bank-account';
import type { RequestIds } from './request-ids.ts';

/** For tests: an investment with a payout to a pending bank account. */
export function investmentIn({ accountId, agentCode, cartId }: RequestIds) {
  return {
    accountId,
    accountType: 'IND',
    scheme: 'CBIAS',
    schemeName: 'Cempaka Biru Islamic ASEAN',
    currency: 'MYR',
    plan: 'CS',
    salesCharge: 5.5,
    amount: 10_000,
    distributionInstruction: 'PAYOUT',
    prsDefaultOption: null,
    prsDefaultOptionType: null,
    satRank: 5,
    isWholesaleFund: false,
    agentCode,
    idBankar: cartId,
    bankAccNumber: '514011112222',
    bankName: 'Maybank',
    micrCode: 'MBBEMYKL',
    mnemonic: 'MBB',
    onboardingId: null,
  };
}

/** For tests: a redemption of 200 units. */
export function redemptionIn({ accountId, agentCode, cartId }: RequestIds) {
  return {
    accountId,
    accountType: 'IND',
    scheme: 'CBMGF',
    schemeName: 'Cempaka Biru Malaysia Growth',
    currency: 'MYR',
    plan: 'CS',
    amountOrUnit: 'UNIT',
    amount: 0,
    units: 200,
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
    idBankar: cartId,
  };
}

/** For tests: a switch of 2,000 units with a payout. */
export function switchingIn({ accountId, agentCode, cartId }: RequestIds) {
  return {
    accountId,
    accountType: 'IND',
    fromScheme: 'CBMGF',
    fromSchemeName: 'Cempaka Biru Malaysia Growth',
    toScheme: 'CBSUK',
    toSchemeName: 'Cempaka Biru Sukuk',
    fromCurrency: 'MYR',
    toCurrency: 'MYR',
    plan: 'CS',
    amountOrUnit: 'UNIT',
    amount: 0,
    units: 2_000,
    switchAll: false,
    salesCharge: 0.5,
    distributionInstruction: 'PAYOUT',
    switchedInSatRank: 2,
    isFromWholesaleFund: false,
    isToWholesaleFund: false,
    agentCode,
    domesticBorrowing: false,
    idBankar: cartId,
    bankAccNumber: '514011112222',
    bankName: 'Maybank',
    micrCode: 'MBBEMYKL',
    mnemonic: 'MBB',
    payeeName: 'A Customer',
  };
}

/** For tests: the addition of a third party's account abroad, through an intermediary bank. */
export function bankarIn({ accountId, bucket, key }: RequestIds) {
  return {
    ...bankarWire,
    account: accountId,
    bankAccName: 'Tan Ah Kow',
    bankAccNumber: '0031234567',
    bankName: 'DBS Bank',
    micrCode: null,
    currency: 'USD',
    swiftCode: 'DBSSSGSG',
    intermediaryBank: 'Citibank New York',
    intermediaryBankBranch: 'Wall Street',
    intermediaryBankSwiftCode: 'CITIUS33',
    intermediaryBankAccountNumber: '36001234',
    validationIdType: '1',
    validationId: '600101-10-5555',
    bankAccountStatementFileName: '2026-11-01 statement.pdf',
    bankAccountStatementFileURL: `${bucket}::${key}`,
    isThirdPartyBankAccount: true,
    thirdPartyBankAccount: 'Parent',
    onboardingId: null,
  };
}

/**
 * For tests: answers to all questions but the age, which the record answers: the fourth option, and yes. 36 points and
 * the age's.
 */
export const satAnswersIn = () => [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((questionId) => ({ questionId, value: '4' })),
  ...[11, 12].map((questionId) => ({ questionId, value: 'Y' })),
];

/** For tests: an assessment of a customer who declines to give information. */
export function satIn() {
  return {
    answers: [],
    answeredBy: 'agent',
    answeredAt: '2026-11-20T09:42:00+08:00',
    vI: { Q2: null, Q2Yes: '', Q3: null, Q4: null, Q5: null, Q6: '' },
    result: null,
    satDeclarationId: 3,
    reason: null,
  };
}
