import { isOnboardingId } from '@portal/shared/records';

/**
 * Returns the field that puts an order under its onboarding (ONB-04): an account that is not opened yet has the onboarding's id
 * with its plan. Returns no field for an account that exists.
 */
export const underOnboarding = (accountId: string): { readonly onboardingId?: string } =>
  isOnboardingId(accountId) ? { onboardingId: accountId.replace(/-(?:CS|EPF|PRS)$/, '') } : {};
