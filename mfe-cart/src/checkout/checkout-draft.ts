import type { Drafts } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { payerDraft } from '../payer/index.ts';
import type { DeclarationAnswers } from './declaration/declaration.ts';
import { saveSentAnswers } from './sent-answers.ts';

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

/**
 * Returns what is kept as a draft of a checkout form's answers: no confirmation, because the agent must give it again.
 */
export function draftOf(
  { reasons, borrowing, contactName, contactPhone, email }: DeclarationAnswers,
  methods: CheckoutDraft['methods'],
  payer: CheckoutDraft['payer'],
): CheckoutDraft {
  return { reasons: { ...reasons }, borrowing, contactName, contactPhone, email, methods, payer };
}

/**
 * Keeps the draft of a checkout with its items, and discards it: it was sent, as the page learned after a reload. The
 * e-mail is not kept, because the draft does not say whether it is the record's.
 */
export async function keepDraftAsSent(
  drafts: Drafts | undefined,
  customerId: string,
  itemIds: readonly string[],
): Promise<void> {
  const name = checkoutDraftName(customerId);
  const { success, data } = z.safeParse(checkoutDraft, (await drafts?.find(name))?.value);
  if (success) {
    const { reasons: _reasons, ...answers } = data;
    saveSentAnswers(drafts, itemIds, { ...answers, customerId, email: '' });
  }
  drafts?.discard(name);
}
