/**
 * Whether an id of a customer or account is that of an onboarding, `ONB-…`, which its applicant has in place of a
 * customer number (docs/calls.md).
 */
export const isOnboardingId = (customerId: string): boolean => customerId.startsWith('ONB-');

/**
 * Returns how a screen names an account: its number, or `New account` for one that an onboarding will open, which has
 * the onboarding's id until then (docs/calls.md).
 */
export const accountLabel = (accountId: string): string =>
  isOnboardingId(accountId) ? 'New account' : accountId;

/**
 * Returns how a sentence names an account: `account 1000482917`, or `the new account` for one that an onboarding will
 * open.
 */
export const accountInText = (accountId: string): string =>
  isOnboardingId(accountId) ? 'the new account' : `account ${accountId}`;
