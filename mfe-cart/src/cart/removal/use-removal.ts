import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import type { Channel } from '@portal/shared/api/wire';
import { useApi } from '@portal/shared/data';
import { useAgent, useShell } from '@portal/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartItem } from '../../core/cart-item.ts';
import { pluralize } from '../../core/format-text.ts';
import { removedItemText } from '../../core/item-text.ts';
import { mayHaveReachedServer } from '../../core/may-have-reached-server.ts';
import { useHiddenItems } from '../../core/use-hidden-items.ts';
import { idsByChannel, stillListed } from './items-by-channel.ts';

/** How long a removal can be taken back before the service hears of it. */
export const undoMs = 6_000;

export interface Removal {
  /** Items that are hidden: removed, or about to be. */
  readonly hidden: ReadonlySet<string>;
  /** Items whose removal the service did not carry out; gone from every page until one is loaded anew. */
  readonly failed: readonly CartItem[];
  remove(items: readonly CartItem[]): void;
  /** Takes out at once, without undo, what an edited item stands in place of. */
  replace(item: CartItem): void;
}

interface Pending {
  readonly items: readonly CartItem[];
  readonly timer: ReturnType<typeof setTimeout>;
}

const without = (all: ReadonlySet<string>, items: readonly CartItem[]): ReadonlySet<string> => {
  const gone = new Set(items.map(({ id }) => id));
  return new Set([...all].filter((id) => !gone.has(id)));
};

/**
 * Takes items out of a customer's cart (CRT-02): out of sight at once, at the service after six seconds in which
 * it can be undone. Leaving the page does not undo: what still waits is sent then. Where the answer is lost the cart is
 * read: what it no longer holds is removed, whatever the answer would have been.
 */
export function useRemoval(customerId: string): Removal {
  const { bus, notify } = useShell();
  const { uuid: userId } = useAgent();
  const api = useApi();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { dropped: failed, drop } = useHiddenItems(customerId);
  const pending = useRef(new Set<Pending>());

  /** Asks for the removal of one channel's items; resolves to those that are still there, as far as can be known. */
  const removeFrom = useCallback(
    async (channel: Channel, cartIds: readonly string[]): Promise<readonly string[]> => {
      const whose = { channel, userId, customerId };
      const done = await api.attempt(deleteFromCart, { ...whose, cartIds: [...cartIds] });
      if (done.status === 'ok') return [];
      if (!mayHaveReachedServer(done.error)) return cartIds;
      const read = await api.attempt(cartList, whose);
      return read.status === 'ok' ? stillListed(cartIds, read.value) : cartIds;
    },
    [api, customerId, userId],
  );

  const send = useCallback(
    async (items: readonly CartItem[]) => {
      const calls = [...idsByChannel(items)].map(([channel, ids]) => removeFrom(channel, ids));
      const left = new Set((await Promise.all(calls)).flat());
      if (left.size > 0) drop(items.filter(({ id }) => left.has(id)));
      if (left.size < items.length) bus.emit('cart:changed', { customerId });
    },
    [bus, customerId, drop, removeFrom],
  );

  const remove = useCallback(
    (items: readonly CartItem[]) => {
      const [first] = items;
      if (!first) return;
      setHidden((before) => new Set([...before, ...items.map(({ id }) => id)]));
      const entry: Pending = {
        items,
        timer: setTimeout(() => {
          pending.current.delete(entry);
          void send(items);
        }, undoMs),
      };
      pending.current.add(entry);
      const undo = () => {
        if (!pending.current.delete(entry)) return;
        clearTimeout(entry.timer);
        setHidden((before) => without(before, items));
      };
      const what = items.length === 1 ? removedItemText(first) : pluralize(items.length, 'item');
      notify({ tone: 'info', text: `Removed ${what}`, action: { label: 'Undo', run: undo } });
    },
    [notify, send],
  );

  const replace = useCallback(
    (item: CartItem) => {
      setHidden((before) => new Set([...before, item.id]));
      void send([item]);
    },
    [send],
  );

  useEffect(() => {
    const waiting = pending.current;
    return () => {
      for (const { items, timer } of waiting) {
        clearTimeout(timer);
        void send(items);
      }
      waiting.clear();
    };
  }, [send]);

  return { hidden, failed, remove, replace };
}
