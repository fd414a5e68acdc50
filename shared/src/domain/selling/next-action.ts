import type { ApplicationRow } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
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
 * Returns the path of an application's page: `/application/detail/A-1?formNo=DT-2611-10377`. The form number is for the
 * breadcrumb (RTE-13).
 */
export function applicationPath(applicationId: string, formNo: string): string {
  return `/application/detail/${encodeURIComponent(applicationId)}?${new URLSearchParams({ formNo })}`;
}

/** Returns the path of the page that shows a checkout that was sent to the customer. */
export const sentCheckoutPath = (row: { readonly customerId: string; readonly checkoutId: string }): string =>
  `/checkout?${new URLSearchParams({ customerId: row.customerId, sent: row.checkoutId })}`;

/** Returns the path of the form of an onboarding with this id. */
export const onboardingPath = (onboarding: string): string =>
  `/onboarding?${new URLSearchParams({ onboarding })}`;

/**
 * Returns what the agent does next for an application of this status (domain, section 6): a page to open, or `resend`,
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
      // an onboarding in the cart; its id is the application’s
      return { kind: 'onboarding', label: 'Continue', to: onboardingPath(applicationId) };
    case 'Pending Payment':
      return {
        kind: 'pay',
        label: paymentLabel({ plan, due }),
        to: `/payment?${new URLSearchParams({ applicationId })}`,
      };
    case 'Pending Documents':
      return {
        kind: 'upload',
        label: 'Upload',
        to: `${applicationPath(applicationId, formNo)}${documentsHash}`,
      };
    case 'Pending Customer Confirmation':
      return { kind: 'resend', label: 'Resend e-mail' };
    case 'Rejected':
    case 'Expired':
      // operations rejected it after the customer had confirmed: it is sold again from the customer's holdings
      if (isConfirmed)
        return {
          kind: 'customer',
          label: 'Open customer',
          to: `/client-profile?${new URLSearchParams({ customerId })}`,
        };
      // the sent checkout shows the customer's reason, and moves its items to the cart
      return {
        kind: 'checkout',
        label: status === 'Rejected' ? 'Correct' : 'Send again',
        to: sentCheckoutPath({ customerId, checkoutId }),
      };
    default:
      return undefined;
  }
}
