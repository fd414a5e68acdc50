import type { ApiClient, ApiError } from '@portal/shared/calls';
import type { Shell } from '../../contract/index.ts';
import { resendEmail } from './resend-email.ts';

/** Status: sent too often. */
const tooMany = 429;
/** Status: the application has another status by now. */
const conflict = 409;

/** What is said of an e-mail whose outcome cannot be read back. */
export const unknownMailText =
  'It is not known whether the e-mail was sent: no answer came. Send it again if the customer has not got it.';

/**
 * Returns the sentence about a customer's e-mail that was not sent again, by the HTTP status of the service's refusal:
 * too many, the customer has answered, or any other; without an error, about one that did not reach the service.
 */
export function getResendErrorText(error?: Pick<ApiError, 'status'>): string {
  if (!error) return 'The e-mail was not sent: the service refused the request.';
  if (error.status === tooMany)
    return 'The e-mail was sent three times in the last hour. Wait before the next.';
  if (error.status === conflict) return 'The e-mail was not sent: the customer has already answered.';
  return 'The e-mail was not sent.';
}

/** The checkout whose e-mail is sent again. */
export interface ResentCheckout {
  readonly applicationId: string;
  /** Names the application in notices. */
  readonly formNo: string;
  readonly checkoutId: string;
  readonly customerId: string;
  /** Names who gets it, where several were asked. */
  readonly to?: string | undefined;
}

/** Why an e-mail was not sent again. `isFinal`: another attempt now does not help. */
export interface ResendProblem {
  readonly text: string;
  readonly isFinal: boolean;
}

/**
 * Sends the customer's e-mail of a checkout again (CHK-04). A notice says that it was sent, or that the customer has
 * answered, and the applications are loaded again; any other problem is returned.
 */
export async function resendWithProblem(
  { api, bus, notify }: Pick<Shell, 'bus' | 'notify'> & { readonly api: ApiClient },
  { applicationId, formNo, checkoutId, customerId, to }: ResentCheckout,
): Promise<ResendProblem | undefined> {
  const outcome = await resendEmail(api, { checkoutId, applicationId }, () => {});
  const error = outcome.status === 'refused' ? outcome.error : undefined;
  if (outcome.status === 'done')
    notify({
      tone: 'success',
      text: `E-mail of ${formNo} sent again${to === undefined ? '' : ` to ${to}`}; the earlier link no longer works`,
    });
  else if (error?.status === conflict)
    notify({ tone: 'danger', text: `${formNo}: ${getResendErrorText(error)}` });
  else if (outcome.status === 'unknown') return { text: unknownMailText, isFinal: false };
  else return { text: getResendErrorText(error), isFinal: error?.status === tooMany };
  // another tab or the customer may have changed the application
  bus.emit('application:changed', { customerId });
  return undefined;
}

/** As `resendWithProblem`, and shows a problem as a notice too: with `tryAgain` as its action where that may help. */
export async function resendWithNotice(
  parts: Parameters<typeof resendWithProblem>[0],
  checkout: ResentCheckout,
  tryAgain: () => void,
): Promise<void> {
  const problem = await resendWithProblem(parts, checkout);
  if (!problem) return;
  parts.notify({
    tone: 'danger',
    text: `${checkout.formNo}: ${problem.text}`,
    ...(problem.isFinal ? {} : { action: { label: 'Try again', run: tryAgain } }),
  });
}
