import type { ApplicationRow } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { applicationAddress, pageAddress } from '@portal/shared/page-address';
import { cartPath, checkoutPath, customerPath, onboardingPath, paymentPath } from '@portal/shared/pages';
import { isOnboardingId } from '../records/onboarding-id.ts';
import { paymentLabel } from './payment.ts';

/** The agent's next action for an application: open a page, or resend the customer's e-mail. */
export type NextAction =
  | {
      readonly kind: 'pay' | 'upload' | 'checkout' | 'customer' | 'onboarding';
      readonly label: string;
      readonly to: string;
    }
  | { readonly kind: 'resend'; readonly label: string };

interface ApplicationFields {
  readonly applicationId: string;
  readonly formNo: string;
  readonly customerId: string;
  readonly checkoutId: string;
  readonly status: ApplicationStatus;
  /** Plan of the account, and what is still to be paid. */
  readonly plan: ApplicationRow['plan'];
  readonly due: ApplicationRow['due'];
  readonly isConfirmed?: boolean | undefined;
}

/** Hash of the required documents on an application's page. */
export const documentsHash = '#documents';

/**
 * Returns what the agent does next for an application of this status (docs/domain.md, section 6): a page to open, or `resend`,
 * which sends the customer's e-mail again. `undefined` when it needs nothing of the agent. The list, an application's
 * page and the home page have it from here, so that they name it alike. Changes nothing.
 */
export function nextActionOf({
  applicationId,
  formNo,
  customerId,
  checkoutId,
  status,
  plan,
  due,
  isConfirmed,
}: ApplicationFields): NextAction | undefined {
  switch (status) {
    case 'Draft':
      // what was sent and moved back to the cart, by its old address: the list no longer has it
      if (!isOnboardingId(applicationId))
        return { kind: 'checkout', label: 'View cart', to: pageAddress(cartPath, { customerId }) };
      // an onboarding in the cart; its id is the application’s
      return {
        kind: 'onboarding',
        label: 'Continue',
        to: pageAddress(onboardingPath, { onboarding: applicationId }),
      };
    case 'Pending Payment':
      return {
        kind: 'pay',
        label: paymentLabel({ plan, due }),
        to: pageAddress(paymentPath, { applicationId }),
      };
    case 'Pending Documents':
      return {
        kind: 'upload',
        label: 'Upload',
        to: `${applicationAddress(applicationId, formNo)}${documentsHash}`,
      };
    case 'Pending Customer Confirmation':
      return { kind: 'resend', label: 'Resend e-mail' };
    case 'Rejected':
    case 'Expired':
      // operations rejected it after the customer had confirmed: it is sold again from the customer's holdings; an
      // applicant has no profile
      if (isConfirmed && isOnboardingId(customerId)) return undefined;
      if (isConfirmed)
        return {
          kind: 'customer',
          label: 'Open customer',
          to: pageAddress(customerPath, { customerId }),
        };
      // the sent checkout shows the customer's reason, and moves its items to the cart
      return {
        kind: 'checkout',
        label: status === 'Rejected' ? 'Correct' : 'Send again',
        to: pageAddress(checkoutPath, { customerId, sent: checkoutId }),
      };
    default:
      return undefined;
  }
}
