import type { CartItem } from '../../core/items/cart-item.ts';
import type { ItemState } from '../../core/items/item-states.tsx';
import { type Complaint, type GroupedComplaints, groupComplaints } from '../complaints.ts';
import {
  type DeclarationAnswers,
  type DeclarationRequirements,
  missingMismatch,
} from '../declaration/declaration.ts';

/** What the review says of its items: the complaints, and marks. */
export interface ReviewNotes extends GroupedComplaints {
  /** The marks of items, by id; an item without a mark is fine. */
  readonly states: ReadonlyMap<string, ItemState>;
}

/**
 * Returns what the review says of these items: the complaints about them (CHK-02), equal ones once, and their marks. An
 * item is `blocked` when there is a complaint about it; of a fund that does not suit it is `acknowledged` when nothing
 * is missing of the answers, else `warning` (SAT-04).
 */
export function reviewNotes(
  items: readonly CartItem[],
  complaints: readonly Complaint[],
  requirements: DeclarationRequirements | undefined,
  answers: DeclarationAnswers,
): ReviewNotes {
  const grouped = groupComplaints(items, complaints);
  const suitability = (requirements?.mismatches ?? []).flatMap((mismatch) => {
    const state: ItemState = missingMismatch(mismatch, answers).length > 0 ? 'warning' : 'acknowledged';
    return mismatch.orders.map(({ itemId }) => [itemId, state] as const);
  });
  const blockedIds = [
    ...grouped.shared.flatMap((note) => note.items.map(({ id }) => id)),
    ...grouped.own.keys(),
  ];
  return {
    ...grouped,
    states: new Map<string, ItemState>([...suitability, ...blockedIds.map((id) => [id, 'blocked'] as const)]),
  };
}
