import { useSavedReasons } from '../core/items/mismatch-reasons.ts';
import { useRememberedPayment } from '../payer/index.ts';
import type { KeptAnswers } from './initial-values.ts';
import { useSentAnswers } from './sent-answers.ts';

/** Returns what was kept of these items of a customer; `undefined` until it was read. */
export function useKeptAnswers(customerId: string, itemIds: readonly string[]): KeptAnswers | undefined {
  const reasons = useSavedReasons(itemIds);
  const sent = useSentAnswers(customerId, itemIds);
  const remembered = useRememberedPayment(customerId);
  if (!reasons || sent === undefined || remembered === undefined) return undefined;
  return { reasons, sent, remembered };
}
