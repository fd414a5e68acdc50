import { maskedAccount } from '@portal/shared/accounts';
import { isOnboardingId } from '@portal/shared/records';
import { type DescribePayload, describeForm } from './item-text.ts';

/**
 * Returns the text of a bank account addition (cart item `bankar`): the bank, the masked number, and which account it
 * serves.
 */
export const describeBankAccount: DescribePayload<'bankar'> = (payload) => {
  const { account, isJointAccount, isThirdPartyBankAccount, micrCode, swiftCode } = payload;
  const holder = isJointAccount ? 'joint account' : isThirdPartyBankAccount ? 'of a third party' : undefined;
  return describeForm(`Add bank account, ${payload.bankName}`, [
    { value: maskedAccount(payload.bankAccNumber) },
    { value: payload.currency },
    ...(micrCode === null && swiftCode ? [{ label: 'SWIFT', value: swiftCode }] : []),
    ...(holder ? [{ value: holder }] : []),
    { label: 'serves', value: isOnboardingId(account) ? 'the new account' : account },
  ]);
};
