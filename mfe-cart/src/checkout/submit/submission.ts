import { whyRefused } from '@portal/shared/commands';
import { titleCase } from '@portal/shared/parts';
import { fieldLabel } from '../../core/field-labels.ts';
import type { CheckoutRequest } from '../checkout-request.ts';
import type { Complaint } from '../complaints.ts';
import type { SendResult } from './send-checkout.ts';

/**
 * State of sending a checkout. `otherTab`: another tab sends for this customer. `unknown`: the reply was lost and the
 * service could not be read back. `newPriceDate`: nothing was sent, since the screen showed another price date.
 */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' | 'checking' | 'otherTab' | 'newPriceDate' }
  | { readonly status: 'unknown'; readonly request: CheckoutRequest }
  | { readonly status: 'complained'; readonly complaints: readonly Complaint[] }
  | { readonly status: 'refused'; readonly why: string };

/** Whether it is being sent or read back, so that nothing else can be sent now. */
export const isBusy = ({ status }: Submission): boolean =>
  status === 'sending' || status === 'checking' || status === 'otherTab';

const notValidated = 'The service could not check the items. Everything you entered is kept.';
const notSent = 'The service did not accept it. Everything you entered is kept.';
const notReceived = 'The service could not be reached. Everything you entered is kept. Submit again.';

/**
 * Converts the result of a checkout that was not sent into the state that its form shows: complaints, `newPriceDate`,
 * `refused` with a sentence why, or `unknown` with the request, by which it can be read back.
 */
export function submissionAfter(
  request: CheckoutRequest,
  result: Exclude<SendResult, { readonly status: 'done' }>,
): Submission {
  switch (result.status) {
    case 'complained':
      return result;
    case 'newPriceDate':
      return { status: 'newPriceDate' };
    case 'unknown':
      return { status: 'unknown', request };
    case 'notValidated':
      return { status: 'refused', why: notValidated };
    case 'refused':
      return { status: 'refused', why: whyRefused(result.error, notSent, fieldLabel) };
    case 'notReceived':
      return { status: 'refused', why: notReceived };
  }
}

/**
 * Returns the text of the notice for an agent who has left the page of a checkout that was not sent: why, or that the
 * outcome is not known (any state but `refused`, `complained` and `newPriceDate`).
 */
export function lateResultNotice(customerName: string, submission: Submission): string {
  const checkout = `The checkout of ${titleCase(customerName)}`;
  switch (submission.status) {
    case 'refused':
      return `${checkout} was not sent. ${submission.why}`;
    case 'complained':
      return `${checkout} was not sent: an item cannot be sent. Open it to see which.`;
    case 'newPriceDate':
      return `${checkout} was not sent: the price date has changed. Open it to go on.`;
    default:
      return `It is not known whether ${checkout.replace('The', 'the')} was sent. Open it before sending anything again.`;
  }
}
