import { type ApplicationStatus, checkoutStatuses, type PaymentStatus } from '@portal/shared/api/status';

/** Statuses of a checkout (docs/domain.md, section 6): the visible ones, and two in which the lists leave it out. */
export const CHECKOUT_STATUSES = [...checkoutStatuses, 'Draft', 'Deleted'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];
/** Events that change a checkout. */
export type CheckoutEvent = 'confirm' | 'reject' | 'expire' | 'move-to-draft' | 'delete';
export type { ApplicationStatus, PaymentStatus };

/** A customer's answer to a confirmation e-mail. */
export type CustomerAnswer = Extract<CheckoutEvent, 'confirm' | 'reject'>;

/** Result of a customer's answer. */
export type AnswerOutcome =
  | 'confirmed'
  /** The other holder has not confirmed yet. */
  | 'confirmed-by-one'
  | 'rejected'
  | 'already-answered'
  | 'replaced'
  | 'expired'
  | 'unknown';

/** Missing parts of an application. They decide the next status. */
export interface Outstanding {
  readonly payment: boolean;
  readonly documents: boolean;
}

/** Days in which the customer can confirm a checkout (docs/domain.md, section 6). */
export const CONFIRMATION_DAYS = 7;

const CHECKOUT_TRANSITIONS: Record<CheckoutStatus, Partial<Record<CheckoutEvent, CheckoutStatus>>> = {
  'Pending Customer Confirmation': {
    confirm: 'Confirmed',
    reject: 'Rejected',
    expire: 'Expired',
    'move-to-draft': 'Draft',
    delete: 'Deleted',
  },
  Rejected: { 'move-to-draft': 'Draft' },
  Expired: { 'move-to-draft': 'Draft' },
  Confirmed: {},
  Draft: {},
  Deleted: {},
};

/** Returns the status of a checkout after an event; `undefined` when the event is not allowed in `status`. */
export function nextCheckoutStatus(status: CheckoutStatus, event: CheckoutEvent): CheckoutStatus | undefined {
  return CHECKOUT_TRANSITIONS[status][event];
}

/** Status of an application after the customer's confirmation (docs/domain.md, section 6). */
function statusForOutstanding({ payment, documents }: Outstanding): ApplicationStatus {
  if (payment) return 'Pending Payment';
  return documents ? 'Pending Documents' : 'Submitted';
}

/**
 * Returns the status of an application after its checkout's event; `undefined` when the event does not change it.
 * `outstanding`: what it still waits for, which decides the status after a confirmation.
 */
export function applicationStatusAfter(
  status: ApplicationStatus,
  event: CheckoutEvent,
  outstanding: Outstanding,
): ApplicationStatus | undefined {
  const isWaiting = status === 'Pending Customer Confirmation';
  switch (event) {
    case 'confirm':
      return isWaiting ? statusForOutstanding(outstanding) : undefined;
    case 'reject':
      return isWaiting ? 'Rejected' : undefined;
    case 'expire':
      return isWaiting ? 'Expired' : undefined;
    case 'move-to-draft':
      return isWaiting || status === 'Rejected' || status === 'Expired' ? 'Draft' : undefined;
    case 'delete':
      return isWaiting ? 'Cancelled' : undefined;
  }
}

/**
 * Returns the result of a payment's verification, chosen by its reference: FAIL… fails, WAIT… is pending at the first
 * two verifications and paid at the third, anything else is paid at once. `earlierVerifications`: how many there were.
 */
export function paymentOutcome(reference: string, earlierVerifications: number): PaymentStatus {
  if (/^fail/i.test(reference)) return 'failed';
  if (/^wait/i.test(reference)) return earlierVerifications > 1 ? 'paid' : 'pending';
  return 'paid';
}

/**
 * Status of an application after its payment was verified: only one that waits for its payment changes, and only when
 * it is paid, to waiting for documents or to submitted; else `undefined`.
 */
export function statusAfterPayment(
  status: ApplicationStatus,
  outcome: PaymentStatus,
  hasDocumentsOutstanding: boolean,
): ApplicationStatus | undefined {
  if (status !== 'Pending Payment' || outcome !== 'paid') return undefined;
  return statusForOutstanding({ payment: false, documents: hasDocumentsOutstanding });
}

/**
 * Whether documents can still be uploaded for an application in this status: from being sent until the fund company
 * takes it up.
 */
export function acceptsDocuments(status: ApplicationStatus): boolean {
  const open: readonly ApplicationStatus[] = [
    'Pending Customer Confirmation',
    'Pending Payment',
    'Pending Documents',
    'Submitted',
  ];
  return open.includes(status);
}
