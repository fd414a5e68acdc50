import * as z from '@portal/shared/schema';
import { payerDraft } from '../core/payer-draft.ts';
import type { DeclarationAnswers } from './declaration/declaration.ts';

/** The name under which a customer's checkout is kept. */
export const checkoutForm = (customerId: string): string => `checkout:${customerId}`;

/** What is kept of a checkout that was not sent: what was typed and chosen, never a confirmation. */
export const checkoutDraft = z.object({
  reasons: z.record(z.string(), z.string()),
  borrowing: z.enum(['', 'no', 'yes']),
  contactName: z.string(),
  contactPhone: z.string(),
  email: z.string(),
  methods: z.record(z.string(), z.string()),
  payer: payerDraft,
});
export type CheckoutDraft = z.output<typeof checkoutDraft>;

/** What a form's answers leave behind. */
export function draftOf(
  { reasons, borrowing, contactName, contactPhone, email }: DeclarationAnswers,
  methods: CheckoutDraft['methods'],
  payer: CheckoutDraft['payer'],
): CheckoutDraft {
  return { reasons: { ...reasons }, borrowing, contactName, contactPhone, email, methods, payer };
}
