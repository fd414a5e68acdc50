import {
  type ApplicationStatus,
  type CheckoutStatus,
  CONFIRMATION_DAYS,
} from '../../rules/orders/status-transitions.ts';

/** Longest time between two status changes, in days. The customer's answer comes while the link is valid. */
export const LONGEST_STEP_DAYS = 2;

/** Days from sending to the last status where a limit decides it: a cancelled order had 5 business days for payment. */
export const DAYS_UNTIL_END: Partial<Record<ApplicationStatus, number>> = {
  Expired: CONFIRMATION_DAYS,
  Cancelled: LONGEST_STEP_DAYS + 9,
};

/** Status of a checkout by its application's status; all others are Confirmed. */
export const CHECKOUT_AFTER: Partial<Record<ApplicationStatus, CheckoutStatus>> = {
  'Pending Customer Confirmation': 'Pending Customer Confirmation',
  Rejected: 'Rejected',
  Expired: 'Expired',
};

/** Status changes in order, with their titles in the timeline. */
export type StatusSteps = readonly (readonly [status: ApplicationStatus, title: string])[];

/** Returns the steps of an application that has nothing to pay: confirmed, taken up by operations, then `last`. */
export const stepsWithoutPayment = (...last: StatusSteps): StatusSteps => [
  ['Submitted', 'Confirmed by the customer'],
  ['In Process', 'Processing started'],
  ...last,
];

/** The statuses after sending. */
const STATUS_STEPS: Record<ApplicationStatus, StatusSteps> = {
  Draft: [],
  'Pending Customer Confirmation': [],
  'Pending Payment': [['Pending Payment', 'Confirmed by the customer']],
  'Pending Documents': [
    ['Pending Payment', 'Confirmed by the customer'],
    ['Pending Documents', 'Payment received'],
  ],
  Submitted: [
    ['Pending Payment', 'Confirmed by the customer'],
    ['Submitted', 'Payment received'],
  ],
  'In Process': [
    ['Pending Payment', 'Confirmed by the customer'],
    ['Submitted', 'Payment received'],
    ['In Process', 'Processing started'],
  ],
  Completed: [
    ['Pending Payment', 'Confirmed by the customer'],
    ['Submitted', 'Payment received'],
    ['In Process', 'Processing started'],
    ['Completed', 'Units allotted'],
  ],
  Rejected: [['Rejected', 'Rejected by the customer']],
  Cancelled: [
    ['Pending Payment', 'Confirmed by the customer'],
    ['Cancelled', 'Cancelled: no payment arrived'],
  ],
  Expired: [['Expired', 'The customer did not confirm in time']],
};

/** Statuses that only an application with a payment has; what needs none is not among them. */
export const ONLY_WITH_PAYMENT: ReadonlySet<ApplicationStatus> = new Set([
  'Pending Payment',
  'Pending Documents',
  'Cancelled',
]);

/** The statuses after sending of an application that needs no payment, where they differ. */
const WITHOUT_PAYMENT: Partial<Record<ApplicationStatus, StatusSteps>> = {
  'Pending Documents': [['Pending Documents', 'Confirmed by the customer']],
  Submitted: [['Submitted', 'Confirmed by the customer']],
  'In Process': stepsWithoutPayment(),
  Completed: stepsWithoutPayment(['Completed', 'Carried out']),
};

/**
 * Returns the statuses of an application after it was sent, until `status`, each with its title in the timeline; none
 * while it waits for the customer. `isPaid`: it has something to pay, so it waited for that.
 */
export const stepsUntil = (status: ApplicationStatus, isPaid: boolean): StatusSteps =>
  (isPaid ? undefined : WITHOUT_PAYMENT[status]) ?? STATUS_STEPS[status];

/** Statuses of applications that were paid. */
export const PAID: ReadonlySet<ApplicationStatus> = new Set([
  'Pending Documents',
  'Submitted',
  'In Process',
  'Completed',
]);
