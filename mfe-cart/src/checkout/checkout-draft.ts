import type { Drafts } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { payerDraft } from '../payer/index.ts';
import type { DeclarationAnswers } from './declaration/declaration.ts';
import { saveSentAnswers } from './sent-answers.ts';

/** Returns the name under which the draft (stored unsent answers) of a customer's checkout is kept. */
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
 * Returns the answers of a checkout's form as they are kept in its draft: all but the ticks, because the agent must
 * give each confirmation again.
 */
export function draftOf(
  { reasons, borrowing, contactName, contactPhone, email }: DeclarationAnswers,
  methods: CheckoutDraft['methods'],
  payer: CheckoutDraft['payer'],
): CheckoutDraft {
  return { reasons: { ...reasons }, borrowing, contactName, contactPhone, email, methods, payer };
}

/**
 * Saves the answers in the draft of a checkout for its items, and discards the draft: after a reload the page learned
 * that the checkout was sent. Discards it also when it cannot be decoded. The e-mail is saved as empty, because the
 * draft does not say whether it is the record's.
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
