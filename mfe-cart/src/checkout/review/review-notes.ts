import type { CartItem } from '../../core/items/cart-item.ts';
import { type EqualNotes, groupEqualNotes } from '../../core/items/equal-notes.ts';
import type { ItemState } from '../../core/items/item-states.tsx';
import type { Complaint } from '../checkout-request.ts';
import {
  type DeclarationAnswers,
  type DeclarationRequirements,
  missingMismatch,
} from '../declaration/declaration.ts';

/** What the review says of its items. */
export interface ReviewNotes {
  /** Complaints about no item of the checkout. */
  readonly others: readonly string[];
  /** Complaints that the service has about several items. */
  readonly shared: readonly EqualNotes<CartItem, ItemState>[];
  /** Complaints about one item alone, by its id. */
  readonly own: ReadonlyMap<string, readonly string[]>;
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
  const byId = new Map(items.map((item) => [item.id, item]));
  const { shared, own } = groupEqualNotes(
    complaints.flatMap(({ itemId, message: text }) => {
      const item = byId.get(itemId);
      return item ? [{ item, state: 'blocked' as const, text }] : [];
    }),
  );
  const suitability = (requirements?.mismatches ?? []).flatMap((mismatch) => {
    const state: ItemState = missingMismatch(mismatch, answers).length > 0 ? 'warning' : 'acknowledged';
    return mismatch.orders.map(({ itemId }) => [itemId, state] as const);
  });
  const blocked = complaints.flatMap(({ itemId }) =>
    byId.has(itemId) ? [[itemId, 'blocked'] as const] : [],
  );
  return {
    others: complaints.flatMap(({ itemId, message }) => (byId.has(itemId) ? [] : [message])),
    shared,
    own,
    states: new Map<string, ItemState>([...suitability, ...blocked]),
  };
}
