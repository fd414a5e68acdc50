import { isOnboardingId } from '@portal/shared/records';

/**
 * Returns the payload's field `onboardingId` for an order whose account is opened by an onboarding (ONB-04); such an
 * account's id is the onboarding's id with the plan. Returns an empty object for an account that exists.
 */
export const underOnboarding = (accountId: string): { readonly onboardingId?: string } =>
  isOnboardingId(accountId) ? { onboardingId: accountId.replace(/-(?:CS|EPF|PRS)$/, '') } : {};
