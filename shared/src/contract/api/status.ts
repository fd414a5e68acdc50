import * as z from '@portal/shared/schema';

/** States of a checkout (docs/domain.md, section 6). */
export const checkoutStatuses = [
  'Pending Customer Confirmation',
  'Confirmed',
  'Rejected',
  'Expired',
] as const;
/** Schema of a checkout's state. */
export const checkoutStatus = z.enum(checkoutStatuses);
/** State of a checkout. */
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** States of an application (docs/domain.md, section 6): from draft to completed, then the other ends. */
export const applicationStatuses = [
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
/** Schema of an application's state. */
export const applicationStatus = z.enum(applicationStatuses);
/** State of an application. */
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Outcomes of a payment. */
const paymentStatuses = ['paid', 'pending', 'failed'] as const;
/** Schema of a payment's outcome. */
export const paymentStatus = z.enum(paymentStatuses);
/** Outcome of a payment. */
export type PaymentStatus = (typeof paymentStatuses)[number];
