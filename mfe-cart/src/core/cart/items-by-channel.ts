import type { CartLists } from '@portal/shared/api/cart';
import type { Channel } from '@portal/shared/api/wire';
import type { CartItem } from '../items/cart-item.ts';

/** Groups ids of items by the items' channels, because a removal is one call per channel (tables: calls). */
export function idsByChannel(
  items: readonly Pick<CartItem, 'id' | 'channel'>[],
): ReadonlyMap<Channel, readonly string[]> {
  const ids = new Map<Channel, readonly string[]>();
  for (const { id, channel } of items) ids.set(channel, [...(ids.get(channel) ?? []), id]);
  return ids;
}

/** Returns those of the ids that a channel's lists still contain. */
export function stillListed(ids: readonly string[], lists: CartLists): readonly string[] {
  const listed = new Set(
    Object.values(lists).flatMap((list: CartLists[keyof CartLists]) => list.map(({ id }) => id)),
  );
  return ids.filter((id) => listed.has(id));
}
