import type { PaymentOutcome } from '@portal/shared/api/payment';

/**
 * How paying stands. `elsewhere`: another tab sends for this customer. `unknown`: it was sent, no answer came, and
 * reading back did not tell either; nothing may be sent before it did (screens: payment).
 */
export type Attempt =
  | { readonly status: 'none' }
  | { readonly status: 'sending' | 'checking' | 'elsewhere' }
  | FinishedAttempt;

/** An attempt that is over, as far as is known. */
export type FinishedAttempt =
  | { readonly status: 'refused'; readonly why: string }
  | { readonly status: 'unknown' }
  | { readonly status: 'settled'; readonly outcome: PaymentOutcome };

/** Whether the outcome is of a payment at all: without one the service names no method. */
export const isOfPayment = ({ method }: PaymentOutcome): boolean => method !== null;

/** Whether the outcome is of a payment in this currency. */
export const isOfCurrency = (outcome: PaymentOutcome, currency: string): boolean =>
  isOfPayment(outcome) && outcome.amounts.some((amount) => amount.currency === currency);

/**
 * Whether a payment may be sent now: none is on its way or in doubt, none that could still succeed waits at the bank,
 * and none was just taken. `newest` is the outcome that was read when the page opened.
 */
export function mayPay(attempt: Attempt, newest: PaymentOutcome | undefined, currency: string): boolean {
  const isWaiting = (outcome: PaymentOutcome | undefined) =>
    outcome !== undefined && outcome.status === 'pending' && isOfCurrency(outcome, currency);
  switch (attempt.status) {
    case 'none':
    case 'refused':
      return newest !== undefined && !isWaiting(newest);
    case 'settled':
      return attempt.outcome.status === 'failed' || !isOfCurrency(attempt.outcome, currency);
    default:
      return false;
  }
}
