import type { Drafts } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { savedDraftName, useSavedByItem } from '../core/items/saved-by-item.ts';
import { payerDraft } from '../payer/index.ts';

const schema = z.object({
  customerId: z.string(),
  borrowing: z.enum(['', 'no', 'yes']),
  contactName: z.string(),
  contactPhone: z.string(),
  /** Empty when the e-mail was the one of the customer's record. */
  email: z.string(),
  /** Codes of the chosen payment methods, by the key of their sum. */
  methods: z.record(z.string(), z.string()),
  payer: payerDraft,
});
/** What was typed and chosen in a checkout that was sent, but no confirmation. */
export type SentAnswers = z.output<typeof schema>;

const decoding = { what: 'sent' as const, schema, decode: (sent: SentAnswers) => sent };

/** Whether a checkout was sent as the form proposes it, so that there is nothing to keep. */
const isUnchanged = ({ borrowing, contactName, contactPhone, email, methods, payer }: SentAnswers): boolean =>
  [borrowing, contactName, contactPhone, email].every((typed) => typed === '') &&
  Object.keys(methods).length === 0 &&
  payer.who === 'customer';

/**
 * Saves in the browser, for each of these items, the answers that its checkout was sent with, because the service does
 * not return them: the next checkout after `Move to draft` is filled in with them. Deleted like drafts, after seven
 * days or by Logout. Default answers discard what was saved.
 */
export function saveSentAnswers(
  drafts: Drafts | undefined,
  itemIds: readonly string[],
  sent: SentAnswers,
): void {
  for (const id of itemIds) {
    if (isUnchanged(sent)) drafts?.discard(savedDraftName('sent', id));
    else drafts?.keep(savedDraftName('sent', id), sent);
  }
}

/**
 * Returns the answers that these items of the customer were last sent with (`saveSentAnswers`); `null` when none are
 * saved, or when the items were sent with different ones. `undefined` until they were read.
 */
export function useSentAnswers(
  customerId: string,
  itemIds: readonly string[],
): SentAnswers | null | undefined {
  const answers = useSavedByItem(decoding, itemIds);
  if (!answers) return undefined;
  const own = Object.values(answers).filter((each) => each.customerId === customerId);
  const [first = null] = own;
  return own.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : null;
}
