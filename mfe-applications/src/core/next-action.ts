import type { ApplicationStatus } from '@portal/shared/api/status';
import { getDetailPath } from './detail-link.ts';

/** The next action for an application: open a page, or resend the customer's e-mail. */
export type NextAction =
  | { readonly kind: 'pay' | 'upload' | 'checkout'; readonly label: string; readonly to: string }
  | { readonly kind: 'resend'; readonly label: string };

interface ApplicationFields {
  readonly applicationId: string;
  readonly formNo: string;
  readonly customerId: string;
  readonly status: ApplicationStatus;
}

/** Hash of the required documents on an application's page. */
export const documentsHash = '#documents';

/** Returns the agent's next action (domain, section 6), or `undefined` when the status needs none. */
export function getNextAction({
  applicationId,
  formNo,
  customerId,
  status,
}: ApplicationFields): NextAction | undefined {
  switch (status) {
    case 'Pending Payment':
      return { kind: 'pay', label: 'Pay', to: `/payment?${new URLSearchParams({ applicationId })}` };
    case 'Pending Documents':
      return {
        kind: 'upload',
        label: 'Upload',
        to: `${getDetailPath(applicationId, formNo)}${documentsHash}`,
      };
    case 'Pending Customer Confirmation':
      return { kind: 'resend', label: 'Resend e-mail' };
    case 'Rejected':
    case 'Expired':
      // the checkout page moves the application to draft, which returns its items to the cart
      return {
        kind: 'checkout',
        label: 'Open checkout',
        to: `/checkout?${new URLSearchParams({ customerId })}`,
      };
    default:
      return undefined;
  }
}
