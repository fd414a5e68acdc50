import type { PaymentOutcome } from '@portal/shared/api/payment';

/**
 * State of a payment. `otherTab`: another tab sends for this customer. `unknown`: the reply was lost and the service
 * could not be read back; nothing may be sent until it can (PAY-02).
 */
export type Attempt =
  | { readonly status: 'none' }
  | { readonly status: 'sending' | 'checking' | 'otherTab' }
  | FinishedAttempt;

/** A payment attempt that has ended. */
export type FinishedAttempt =
  | { readonly status: 'refused'; readonly why: string }
  | { readonly status: 'unknown' }
  | { readonly status: 'resolved'; readonly outcome: PaymentOutcome };

/**
 * Whether the service's verification is about a payment: false when the application has none yet, which it tells by
 * `method` being `null`.
 */
export const isOfPayment = ({ method }: PaymentOutcome): boolean => method !== null;

/**
 * Whether what the service verified (its newest payment of the application) is a payment, and has an amount in this
 * currency.
 */
export const isOfCurrency = (outcome: PaymentOutcome, currency: string): boolean =>
  isOfPayment(outcome) && outcome.amounts.some((amount) => amount.currency === currency);

/** Whether the bank is verifying a payment that has an amount in this currency. */
export const isBeingVerified = (outcome: PaymentOutcome, currency: string): boolean =>
  outcome.status === 'pending' && isOfCurrency(outcome, currency);

/**
 * Whether a payment in this currency may be sent now: none is in flight, unknown, waiting at the bank, or just paid.
 * `newest` is the outcome that was read when the page opened; without it (`undefined`) the first payment may not be
 * sent.
 */
export function mayPay(attempt: Attempt, newest: PaymentOutcome | undefined, currency: string): boolean {
  switch (attempt.status) {
    case 'none':
    case 'refused':
      return newest !== undefined && !isPending(attempt, newest, currency);
    case 'resolved':
      return attempt.outcome.status === 'failed' || !isOfCurrency(attempt.outcome, currency);
    default:
      return false;
  }
}

/**
 * Whether the bank is verifying a payment in this currency, so that no other one is possible: that of the last attempt,
 * or, when that has made none, `newest`, the one that was read when the page opened.
 */
export function isPending(attempt: Attempt, newest: PaymentOutcome, currency: string): boolean {
  switch (attempt.status) {
    case 'none':
    case 'refused':
      return isBeingVerified(newest, currency);
    case 'resolved':
      return isBeingVerified(attempt.outcome, currency);
    default:
      return false;
  }
}
