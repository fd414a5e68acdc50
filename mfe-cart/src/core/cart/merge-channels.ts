import type { CartLists } from '@portal/shared/api/cart';
import type { Lookups } from '@portal/shared/api/lookups';
import type { Channel } from '@portal/shared/api/wire';
import type { Loadable } from '@portal/shared/contract';
import type { CartItem } from '../items/cart-item.ts';
import { itemsOf } from '../items/from-wire.ts';

/** A cart: the items of the channels that replied, and the channels that failed. */
export interface Cart {
  readonly items: readonly CartItem[];
  readonly missing: readonly Channel[];
  /** Retries the channels that failed. */
  readonly retry: () => void;
}

/** One channel's part of a cart. */
interface ChannelPart {
  readonly channel: Channel;
  readonly lists: Loadable<CartLists>;
}

interface Decoded {
  readonly items: readonly CartItem[];
  readonly lookups: Lookups | undefined;
}
const decodedItems = new WeakMap<CartLists, Decoded>();

/** Returns the items of a channel's reply. One reply is decoded once, so that a screen recognises an unchanged item. */
function itemsIn(channel: Channel, lists: CartLists, lookups: Lookups | undefined): readonly CartItem[] {
  const known = decodedItems.get(lists);
  if (known && known.lookups === lookups) return known.items;
  const items = itemsOf(channel, lists, lookups);
  decodedItems.set(lists, { items, lookups });
  return items;
}

/**
 * Merges the calls of a cart, one per channel (docs/calls.md). It is `loading` until each has replied or failed, and
 * `failed` when all failed. Otherwise it has the items, each id once, and `missing` names the failed channels, so that
 * a failure never looks empty. `lookups` give names for codes in the items' texts.
 */
export function mergeChannels(parts: readonly ChannelPart[], lookups?: Lookups): Loadable<Cart> {
  if (parts.some(({ lists }) => lists.status === 'loading')) return { status: 'loading' };
  const failed = parts.flatMap(({ channel, lists }) =>
    lists.status === 'failed' ? [{ channel, lists }] : [],
  );
  const retry = () => {
    for (const { lists } of failed) lists.retry();
  };
  const first = failed[0];
  if (first && failed.length === parts.length) return { status: 'failed', error: first.lists.error, retry };
  const items = parts.flatMap(({ channel, lists }) =>
    lists.status === 'ok' ? itemsIn(channel, lists.value, lookups) : [],
  );
  const seen = new Set<string>();
  return {
    status: 'ok',
    value: {
      items: items.filter(({ id }) => !seen.has(id) && seen.add(id)),
      missing: failed.map(({ channel }) => channel),
      retry,
    },
  };
}
