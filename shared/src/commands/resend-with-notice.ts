import type { ApiClient, ApiError } from '@portal/shared/calls';
import type { Shell } from '../contract/index.ts';
import { resendEmail } from './resend-email.ts';

/** Status: sent too often. */
const tooMany = 429;
/** Status: the application has another status by now. */
const conflict = 409;

/**
 * Returns the sentence about a customer's e-mail that could not be sent again, by the HTTP status of the service's
 * refusal: too many, the customer has answered, or any other; without an error, about one whose reply was lost.
 */
export function getResendErrorText(error?: Pick<ApiError, 'status'>): string {
  if (!error) return 'No answer came. Send it again if the customer has not got the e-mail.';
  if (error.status === tooMany)
    return 'The e-mail was sent three times in the last hour. Wait before the next.';
  if (error.status === conflict) return 'The e-mail was not sent: the customer has answered by now.';
  return 'The e-mail was not sent.';
}

/** The checkout whose e-mail is sent again. */
export interface ResentCheckout {
  readonly applicationId: string;
  /** Names the application in notices. */
  readonly formNo: string;
  readonly checkoutId: string;
  readonly customerId: string;
}

/**
 * Sends the customer's e-mail of a checkout again (CHK-04) and shows the outcome as a notice: with `tryAgain` as its
 * action, unless the service's limit is reached or the customer has answered. When it was sent or the customer has
 * answered, the applications are loaded again.
 */
export async function resendWithNotice(
  { api, bus, notify }: Pick<Shell, 'bus' | 'notify'> & { readonly api: ApiClient },
  { applicationId, formNo, checkoutId, customerId }: ResentCheckout,
  tryAgain: () => void,
): Promise<void> {
  const reload = () => bus.emit('application:changed', { customerId });
  const outcome = await resendEmail(api, { checkoutId, applicationId }, () => {});
  if (outcome.status === 'done') {
    notify({ tone: 'success', text: `E-mail of ${formNo} sent again; the link before it no longer works` });
    return reload();
  }
  const error = outcome.status === 'refused' ? outcome.error : undefined;
  const isFinal = error?.status === tooMany || error?.status === conflict;
  notify({
    tone: 'danger',
    text: `${formNo}: ${getResendErrorText(error)}`,
    ...(isFinal ? {} : { action: { label: 'Try again', run: tryAgain } }),
  });
  // another tab or the customer may have changed the application
  if (error?.status === conflict) reload();
}
