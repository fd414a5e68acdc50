import { pageAddress } from '@portal/shared/page-address';
import { applicationsPath, customerPath } from '@portal/shared/pages';
import { isOnboardingId } from '@portal/shared/records';

/**
 * Returns path and label of the link that leads on from a customer's checkout or payment: the profile, or, for an
 * applicant, who has none yet, the list of applications.
 */
export function customerHome(customerId: string): { readonly to: string; readonly label: string } {
  return isOnboardingId(customerId)
    ? { to: applicationsPath, label: 'View applications' }
    : { to: pageAddress(customerPath, { customerId }), label: 'Back to customer' };
}
