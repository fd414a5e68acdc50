import * as z from '@portal/shared/schema';
import { payerDraft } from '../core/payment/payer-draft.ts';
import type { DeclarationAnswers } from './declaration/declaration.ts';

/** Returns the name of the draft of a customer's checkout. */
export const checkoutDraftName = (customerId: string): string => `checkout:${customerId}`;

/** Schema of a checkout's draft: everything typed and chosen, but no confirmation. */
export const checkoutDraft = z.object({
  reasons: z.record(z.string(), z.string()),
  borrowing: z.enum(['', 'no', 'yes']),
  contactName: z.string(),
  contactPhone: z.string(),
  email: z.string(),
  methods: z.record(z.string(), z.string()),
  payer: payerDraft,
});
type CheckoutDraft = z.output<typeof checkoutDraft>;

/** Returns the draft of a form's answers. */
export function draftOf(
  { reasons, borrowing, contactName, contactPhone, email }: DeclarationAnswers,
  methods: CheckoutDraft['methods'],
  payer: CheckoutDraft['payer'],
): CheckoutDraft {
  return { reasons: { ...reasons }, borrowing, contactName, contactPhone, email, methods, payer };
}
