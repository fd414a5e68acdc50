import { type ApplicationStatus, checkoutStatuses, type PaymentStatus } from '@portal/shared/api/status';

/** States of a checkout (domain, section 6): those that are shown, and those in which it is gone from the lists. */
export const CHECKOUT_STATUSES = [...checkoutStatuses, 'Draft', 'Deleted'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];
export type CheckoutEvent = 'confirm' | 'reject' | 'expire' | 'move-to-draft' | 'delete';
export type { ApplicationStatus, PaymentStatus };

/** What a customer may say to a confirmation. */
export type CustomerAnswer = Extract<CheckoutEvent, 'confirm' | 'reject'>;

/** What became of a customer's answer. */
export type AnswerOutcome =
  | 'confirmed'
  /** The other holder has still to say yes. */
  | 'confirmed-by-one'
  | 'rejected'
  | 'already-answered'
  | 'replaced'
  | 'expired'
  | 'unknown';

/** What an application still owes, which decides where it goes next. */
export interface Outstanding {
  readonly payment: boolean;
  readonly documents: boolean;
}

/** The customer has this many days to confirm a checkout (domain, section 6). */
export const CONFIRMATION_DAYS = 7;

const CHECKOUT_MOVES: Record<CheckoutStatus, Partial<Record<CheckoutEvent, CheckoutStatus>>> = {
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

/** Where an event takes a checkout; `undefined` when it is not allowed in that state. */
export function nextCheckoutStatus(status: CheckoutStatus, event: CheckoutEvent): CheckoutStatus | undefined {
  return CHECKOUT_MOVES[status][event];
}

/** Where an application stands once the customer's part is done (tables, From cart to paid). */
export function statusForOutstanding({ payment, documents }: Outstanding): ApplicationStatus {
  if (payment) return 'Pending Payment';
  return documents ? 'Pending Documents' : 'Submitted';
}

/** An application follows its checkout; `undefined` when the application has already moved on. */
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
 * What a verification finds, by the reference of the payment: FAIL… fails, WAIT… is pending first and paid
 * at the second verification, everything else is paid at once.
 */
export function paymentOutcome(reference: string, earlierVerifications: number): PaymentStatus {
  if (/^fail/i.test(reference)) return 'failed';
  if (/^wait/i.test(reference)) return earlierVerifications > 0 ? 'paid' : 'pending';
  return 'paid';
}

/** An application after its payment was verified; `undefined` when nothing changes. */
export function statusAfterPayment(
  status: ApplicationStatus,
  outcome: PaymentStatus,
  hasDocumentsOutstanding: boolean,
): ApplicationStatus | undefined {
  if (status !== 'Pending Payment' || outcome !== 'paid') return undefined;
  return statusForOutstanding({ payment: false, documents: hasDocumentsOutstanding });
}

/** Whether documents can still be sent for an application in this state. */
export function takesDocuments(status: ApplicationStatus): boolean {
  const open: readonly ApplicationStatus[] = [
    'Pending Customer Confirmation',
    'Pending Payment',
    'Pending Documents',
    'Submitted',
  ];
  return open.includes(status);
}
