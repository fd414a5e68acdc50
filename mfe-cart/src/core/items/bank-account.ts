import { isOnboardingId } from '@portal/shared/records';
import { maskedAccount } from '@portal/shared/selling';
import type { Payloads, RecordContent } from './item-content.ts';
import { decodeOnboarding } from './payload-parts.ts';

/** A bank account addition, with the values that its drawer edits. */
export interface BankAccountContent extends RecordContent {
  readonly kind: 'bankar';
  readonly addition: Payloads['bankar'];
}

/** Kind of the list `bankar`: a bank account addition. */
export function bankar(payload: Payloads['bankar']): BankAccountContent {
  const owner = payload.isJointAccount ? ['joint'] : payload.isThirdPartyBankAccount ? ['third party'] : [];
  const abroad = payload.micrCode === null && payload.swiftCode ? [payload.swiftCode] : [];
  const opening = decodeOnboarding(payload);
  return {
    kind: 'bankar',
    noun: 'bank account',
    glyph: 'bank',
    title: `Add bank account, ${payload.bankName}`,
    detail: [
      maskedAccount(payload.bankAccNumber),
      payload.currency,
      ...abroad,
      ...owner,
      `for ${isOnboardingId(payload.account) ? 'the new account' : payload.account}`,
    ].join(' · '),
    legs: [],
    addition: payload,
    // the account of an onboarding does not exist yet, so its own form edits it
    ...(opening.onboardingId === undefined ? { transaction: 'bank-account' } : opening),
  };
}
