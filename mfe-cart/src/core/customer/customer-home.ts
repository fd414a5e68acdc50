import { isOnboardingId } from '@portal/shared/records';
import { paths } from '../paths.ts';

/**
 * Returns path and label of the link that leads on from a customer's checkout or payment: the profile, or, for an
 * applicant, who has none yet, the list of applications.
 */
export function customerHome(customerId: string): { readonly to: string; readonly label: string } {
  return isOnboardingId(customerId)
    ? { to: paths.applications, label: 'View applications' }
    : { to: paths.profile(customerId), label: 'Back to customer' };
}
