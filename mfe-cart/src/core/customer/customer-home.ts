import { isOnboardingId } from '@portal/shared/records';
import { paths } from '../paths.ts';

/** Returns where an agent goes back to from a customer's checkout or payment. An applicant has no profile yet, but a cart. */
export function customerHome(customerId: string): { readonly to: string; readonly label: string } {
  return isOnboardingId(customerId)
    ? { to: paths.cart(customerId), label: 'Back to cart' }
    : { to: paths.profile(customerId), label: 'Back to customer' };
}
