import type { CartLists } from '@portal/shared/api/cart';
import type { Channel } from '@portal/shared/api/wire';
import type { CartItem } from '../../core/cart-item.ts';

/** Ids by the channel that each item came by: one call a channel takes them out (tables: calls). */
export function idsByChannel(
  items: readonly Pick<CartItem, 'id' | 'channel'>[],
): ReadonlyMap<Channel, readonly string[]> {
  const ids = new Map<Channel, readonly string[]>();
  for (const { id, channel } of items) ids.set(channel, [...(ids.get(channel) ?? []), id]);
  return ids;
}

/** Which of these ids a channel's lists still hold. */
export function stillListed(ids: readonly string[], lists: CartLists): readonly string[] {
  const held = new Set(
    Object.values(lists).flatMap((list: CartLists[keyof CartLists]) => list.map(({ id }) => id)),
  );
  return ids.filter((id) => held.has(id));
}
