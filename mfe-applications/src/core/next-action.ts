import type { ApplicationStatus } from '@portal/shared/api/status';
import { detailPath } from './detail-link.ts';

/** The one thing that the agent can do about an application: somewhere to go, or the customer's e-mail once more. */
export type NextAction =
  | { readonly kind: 'pay' | 'upload' | 'checkout'; readonly label: string; readonly to: string }
  | { readonly kind: 'resend'; readonly label: string };

interface Subject {
  readonly applicationId: string;
  readonly formNo: string;
  readonly customerId: string;
  readonly status: ApplicationStatus;
}

/** Where the required documents stand on an application's page. */
export const documentsHash = '#documents';

/** What waits for the agent (domain, section 6); all other statuses wait for somebody else. */
export function nextActionOf({ applicationId, formNo, customerId, status }: Subject): NextAction | undefined {
  switch (status) {
    case 'Pending Payment':
      return { kind: 'pay', label: 'Pay', to: `/payment?${new URLSearchParams({ applicationId })}` };
    case 'Pending Documents':
      return { kind: 'upload', label: 'Upload', to: `${detailPath(applicationId, formNo)}${documentsHash}` };
    case 'Pending Customer Confirmation':
      return { kind: 'resend', label: 'Resend e-mail' };
    case 'Rejected':
    case 'Expired':
      // there it is moved to draft, and its items are in the cart again
      return {
        kind: 'checkout',
        label: 'Open checkout',
        to: `/checkout?${new URLSearchParams({ customerId })}`,
      };
    default:
      return undefined;
  }
}
