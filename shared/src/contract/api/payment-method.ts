import * as z from '@portal/shared/schema';
import { line, prose } from './wire.ts';

/** Payment methods (docs/domain.md, section 6). Their names come from the lookups. */
export const paymentMethodCodes = ['FPX', 'FPXB2B', 'DNOW', 'CHQ', 'TT', 'EPF'] as const;
/** Schema of a payment method's code. */
export const paymentMethodCode = z.enum(paymentMethodCodes);
/** Code of a payment method. */
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

/** A payer other than the customer. */
export const payer = z.strictObject({
  name: line.check(z.minLength(1), z.maxLength(200)),
  idNo: line.check(z.minLength(1)),
  /** A `value` of the lookup list `relationship`. */
  relationship: line.check(z.minLength(1)),
  reason: prose,
  bankName: line,
  /** Path of the uploaded proof of the relationship. */
  proof: z.optional(line),
});
/** A payer in a request. */
export type Payer = z.input<typeof payer>;
