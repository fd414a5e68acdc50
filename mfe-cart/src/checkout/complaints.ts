import type { CartItem } from '../core/items/cart-item.ts';
import { type EqualNotes, groupEqualNotes } from '../core/items/equal-notes.ts';

/** What the service finds wrong with an item (CHK-02). */
export interface Complaint {
  readonly itemId: string;
  readonly message: string;
}

/**
 * Returns the service's complaints about a checkout's items, and after them one for each of the portal's `problems`
 * (text by item id) about an item of which the service does not complain.
 */
export const withOwnComplaints = (
  complaints: readonly Complaint[],
  problems: ReadonlyMap<string, string>,
): readonly Complaint[] => [
  ...complaints,
  ...[...problems]
    .filter(([id]) => !complaints.some(({ itemId }) => itemId === id))
    .map(([itemId, message]) => ({ itemId, message })),
];

/** The complaints about items of a checkout. */
export interface GroupedComplaints {
  /** About no item of the checkout. */
  readonly others: readonly string[];
  /** About several items, each once. */
  readonly shared: readonly EqualNotes<CartItem, 'blocked'>[];
  /** About one item alone, by its id. */
  readonly own: ReadonlyMap<string, readonly string[]>;
}

/** Returns the complaints, those about several of these items apart from those about one, and from all others. */
export function groupComplaints(
  items: readonly CartItem[],
  complaints: readonly Complaint[],
): GroupedComplaints {
  const byId = new Map(items.map((item) => [item.id, item]));
  const notes = complaints.flatMap(({ itemId, message }) => {
    const item = byId.get(itemId);
    return item ? [{ item, state: 'blocked' as const, text: message }] : [];
  });
  return {
    others: complaints.flatMap(({ itemId, message }) => (byId.has(itemId) ? [] : [message])),
    ...groupEqualNotes(notes),
  };
}

/**
 * Returns an item's title and what the service finds wrong with it as one line: `Invest in A is no longer in the cart`,
 * `Redeem A: Only 900.00 units are available`.
 */
export function complaintTitle(title: string, message: string): string {
  const text = message.replace(/\.$/, '');
  return text.startsWith('This item ') ? text.replace('This item', () => title) : `${title}: ${text}`;
}
