import { useSavedReasons } from '../core/items/mismatch-reasons.ts';
import { useRememberedPayment } from '../payer/index.ts';
import type { KeptAnswers } from './initial-values.ts';
import { useSentAnswers } from './sent-answers.ts';

/**
 * Returns the answers that are kept in the browser from earlier checkouts of these items and of this customer, with
 * which the checkout's form begins: reasons, sent answers and payment, the last two `null` without any. `undefined`
 * until all were read.
 */
export function useKeptAnswers(customerId: string, itemIds: readonly string[]): KeptAnswers | undefined {
  const reasons = useSavedReasons(itemIds);
  const sent = useSentAnswers(customerId, itemIds);
  const remembered = useRememberedPayment(customerId);
  if (!reasons || sent === undefined || remembered === undefined) return undefined;
  return { reasons, sent, remembered };
}
