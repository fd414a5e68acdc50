import { useSavedReasons } from '../core/items/mismatch-reasons.ts';
import type { KeptAnswers } from './use-checkout-answers.ts';

/** Returns what was kept of these items; `undefined` until it was read. */
export function useKeptAnswers(itemIds: readonly string[]): KeptAnswers | undefined {
  const reasons = useSavedReasons(itemIds);
  return reasons && { reasons };
}
