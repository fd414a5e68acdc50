/** States of a checkout (domain, section 6). */
export const CHECKOUT_STATUSES = [
  'Pending Customer Confirmation',
  'Confirmed',
  'Rejected',
  'Expired',
  'Draft',
  'Deleted',
] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];
export type CheckoutEvent = 'confirm' | 'reject' | 'expire' | 'move-to-draft' | 'delete';

/** States of an application (domain, section 6). */
export const APPLICATION_STATUSES = [
  'Draft',
  'Pending Customer Confirmation',
  'Pending Payment',
  'Pending Documents',
  'Submitted',
  'In Process',
  'Completed',
  'Rejected',
  'Cancelled',
  'Expired',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

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

export type PaymentOutcome = 'paid' | 'pending' | 'failed';

/**
 * What a verification finds, by the reference of the payment: FAIL… fails, WAIT… is pending first and paid
 * at the second verification, everything else is paid at once.
 */
export function paymentOutcome(reference: string, earlierVerifications: number): PaymentOutcome {
  if (/^fail/i.test(reference)) return 'failed';
  if (/^wait/i.test(reference)) return earlierVerifications > 0 ? 'paid' : 'pending';
  return 'paid';
}

/** An application after its payment was verified; `undefined` when nothing changes. */
export function statusAfterPayment(
  status: ApplicationStatus,
  outcome: PaymentOutcome,
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
