import * as z from '@portal/shared/schema';
import { line, prose } from './wire.ts';

/** How money is paid (domain, section 6); names come from the lookups. */
export const paymentMethodCodes = ['FPX', 'FPXB2B', 'DNOW', 'CHQ', 'TT', 'EPF'] as const;
export const paymentMethodCode = z.enum(paymentMethodCodes);
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

/** Who pays when it is not the customer. */
export const payer = z.strictObject({
  name: line.check(z.minLength(2), z.maxLength(100)),
  idNo: line.check(z.minLength(1)),
  /** A `value` of the lookup list `relationship`. */
  relationship: line.check(z.minLength(1)),
  reason: prose,
  bankName: line,
  /** Path of the uploaded proof of the relationship. */
  proof: z.optional(line),
});
export type Payer = z.input<typeof payer>;
