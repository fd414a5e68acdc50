import { useSavedReasons } from '../core/items/mismatch-reasons.ts';
import { useSentAnswers } from './sent-answers.ts';
import type { KeptAnswers } from './use-checkout-answers.ts';

/** Returns what was kept of these items of a customer; `undefined` until it was read. */
export function useKeptAnswers(customerId: string, itemIds: readonly string[]): KeptAnswers | undefined {
  const reasons = useSavedReasons(itemIds);
  const sent = useSentAnswers(customerId, itemIds);
  return reasons && sent !== undefined ? { reasons, sent } : undefined;
}
