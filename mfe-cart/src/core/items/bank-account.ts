import type { Payloads, RecordContent } from './item-content.ts';
import { pickOnboardingId } from './payload-parts.ts';

/** A bank account addition, with the values that its drawer edits. */
export interface BankAccountContent extends RecordContent {
  readonly kind: 'bankar';
  readonly addition: Payloads['bankar'];
}

/**
 * Converts the payload of an item of the cart's list `bankar`, a bank account addition, to what the cart needs of it.
 * One under an onboarding is edited there, so it names the onboarding in place of a transaction's drawer.
 */
export function decodeBankAccount(payload: Payloads['bankar']): BankAccountContent {
  const opening = pickOnboardingId(payload);
  return {
    kind: 'bankar',
    noun: 'bank account',
    glyph: 'bank',
    legs: [],
    addition: payload,
    filedUnder: payload.account,
    ...(payload.onboardingId && !payload.bankAccountStatementFileURL ? { needsDocuments: true } : {}),
    // the account of an onboarding does not exist yet, so its own form edits it
    ...(opening.onboardingId === undefined ? { transaction: 'bank-account' } : opening),
  };
}
