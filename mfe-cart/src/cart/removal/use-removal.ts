import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import type { Channel } from '@portal/shared/api/wire';
import { mayHaveReachedServer } from '@portal/shared/commands';
import { useApi } from '@portal/shared/data';
import { useAgent, useShell } from '@portal/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartItem } from '../../core/cart-item.ts';
import { pluralize } from '../../core/format-text.ts';
import { removedItemText } from '../../core/item-text.ts';
import { useHiddenItems } from '../../core/use-hidden-items.ts';
import { idsByChannel, stillListed } from './items-by-channel.ts';

/**
 * How long a removal can be undone before it is sent, in milliseconds. It must not be longer than the host shows a
 * notice (`SHOWN_MS` in `host/src/notices/toast.tsx`).
 */
export const undoMs = 6_000;

export interface Removal {
  /** Ids of the items that were removed, or are about to be. */
  readonly hidden: ReadonlySet<string>;
  /** Items whose removal failed. They stay hidden on every page until the document is reloaded. */
  readonly failed: readonly CartItem[];
  remove(items: readonly CartItem[]): void;
}

interface PendingRemoval {
  readonly items: readonly CartItem[];
  readonly timer: ReturnType<typeof setTimeout>;
}

const without = (all: ReadonlySet<string>, items: readonly CartItem[]): ReadonlySet<string> => {
  const removed = new Set(items.map(({ id }) => id));
  return new Set([...all].filter((id) => !removed.has(id)));
};

/** Returns a function that removes items at the service, one call per channel, and hides those whose removal fails. */
function useSendRemoval(customerId: string) {
  const { bus } = useShell();
  const { uuid: userId } = useAgent();
  const api = useApi();
  const { hiddenItems: failed, hideItems } = useHiddenItems(customerId);

  /** Removes one channel's items. Returns the ids that are still in the cart, as far as is known. */
  const removeFromChannel = useCallback(
    async (channel: Channel, cartIds: readonly string[]): Promise<readonly string[]> => {
      const cart = { channel, userId, customerId };
      const reply = await api.attempt(deleteFromCart, { ...cart, cartIds: [...cartIds] });
      if (reply.status === 'ok') return [];
      if (!mayHaveReachedServer(reply.error)) return cartIds;
      const read = await api.attempt(cartList, cart);
      return read.status === 'ok' ? stillListed(cartIds, read.value) : cartIds;
    },
    [api, customerId, userId],
  );

  const send = useCallback(
    async (items: readonly CartItem[]) => {
      const calls = [...idsByChannel(items)].map(([channel, ids]) => removeFromChannel(channel, ids));
      const left = new Set((await Promise.all(calls)).flat());
      if (left.size > 0) hideItems(items.filter(({ id }) => left.has(id)));
      if (left.size < items.length) bus.emit('cart:changed', { customerId });
    },
    [bus, customerId, hideItems, removeFromChannel],
  );

  return { send, failed };
}

/**
 * Returns functions that remove items from a customer's cart, and the hidden items (CRT-02). Items are hidden at once
 * and sent after six seconds, in which the removal can be undone; leaving the page sends them at once. When a reply is
 * lost the cart is read back.
 */
export function useRemoval(customerId: string): Removal {
  const { notify } = useShell();
  const { send, failed } = useSendRemoval(customerId);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef(new Set<PendingRemoval>());

  const remove = useCallback(
    (items: readonly CartItem[]) => {
      const [first] = items;
      if (!first) return;
      setHidden((before) => new Set([...before, ...items.map(({ id }) => id)]));
      const removal: PendingRemoval = {
        items,
        timer: setTimeout(() => {
          pending.current.delete(removal);
          void send(items);
        }, undoMs),
      };
      pending.current.add(removal);
      const undo = () => {
        if (!pending.current.delete(removal)) return;
        clearTimeout(removal.timer);
        setHidden((before) => without(before, items));
      };
      const what = items.length === 1 ? removedItemText(first) : pluralize(items.length, 'item');
      notify({ tone: 'info', text: `Removed ${what}`, action: { label: 'Undo', run: undo } });
    },
    [notify, send],
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

  return { hidden, failed, remove };
}
