import type { CartLists } from '@portal/shared/api/cart';
import type { Channel } from '@portal/shared/api/wire';
import type { CartItem } from '../items/cart-item.ts';

/**
 * Returns the ids of items by their channel (the list of the service that contains them), because a removal is one call
 * per channel (docs/calls.md). A channel without items has no entry.
 */
export function idsByChannel(
  items: readonly Pick<CartItem, 'id' | 'channel'>[],
): ReadonlyMap<Channel, readonly string[]> {
  const ids = new Map<Channel, readonly string[]>();
  for (const { id, channel } of items) ids.set(channel, [...(ids.get(channel) ?? []), id]);
  return ids;
}

/**
 * Returns those of the ids that the lists of one channel of the cart contain, to see after a lost reply whether items
 * were removed.
 */
export function stillListed(ids: readonly string[], lists: CartLists): readonly string[] {
  const listed = new Set(
    Object.values(lists).flatMap((list: CartLists[keyof CartLists]) => list.map(({ id }) => id)),
  );
  return ids.filter((id) => listed.has(id));
}
