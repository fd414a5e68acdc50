import * as z from '@portal/shared/schema';

/** Life of a checkout (domain, section 6). */
export const checkoutStatuses = [
  'Pending Customer Confirmation',
  'Confirmed',
  'Rejected',
  'Expired',
] as const;
export const checkoutStatus = z.enum(checkoutStatuses);
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** Life of an application (domain, section 6), in order. */
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
export const applicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Outcome of a payment. */
export const paymentStatuses = ['paid', 'pending', 'failed'] as const;
export const paymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = (typeof paymentStatuses)[number];
