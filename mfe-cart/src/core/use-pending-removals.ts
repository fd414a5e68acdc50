import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import type { Channel } from '@portal/shared/api/wire';
import { useApi } from '@portal/shared/data';
import { useAgent, useShell } from '@portal/shared/ui';
import { useCallback, useMemo } from 'react';
import { idsByChannel, stillListed } from './items-by-channel.ts';
import { mayHaveReachedServer } from './may-have-reached-server.ts';
import { type RemovedItem, storedRemovals } from './stored-removals.ts';
import { useHiddenItems } from './use-hidden-items.ts';

/** Ids that were removed, and ids that are still in the cart, as far as is known. Others had left the cart before. */
interface RemovalOutcome {
  readonly removed: readonly string[];
  readonly left: readonly string[];
}

/** Shows the agent a removal that can be undone, and calls one of the two functions once. */
type OfferUndo = (undo: () => void, send: () => void) => void;

/** Returns a function that removes items at the service, one call per channel. When a reply is lost the cart is read back. */
function useSendRemoval(customerId: string) {
  const { uuid: userId } = useAgent();
  const api = useApi();
  return useCallback(
    async (items: readonly RemovedItem[]): Promise<RemovalOutcome> => {
      const removeFromChannel = async (channel: Channel, ids: readonly string[]): Promise<RemovalOutcome> => {
        const cart = { channel, userId, customerId };
        const reply = await api.attempt(deleteFromCart, { ...cart, cartIds: [...ids] });
        if (reply.status === 'ok') return { removed: reply.value.cartIds, left: [] };
        if (!mayHaveReachedServer(reply.error)) return { removed: [], left: ids };
        const read = await api.attempt(cartList, cart);
        const left = read.status === 'ok' ? stillListed(ids, read.value) : ids;
        return { removed: ids.filter((id) => !left.includes(id)), left };
      };
      const calls = [...idsByChannel(items)].map(([channel, ids]) => removeFromChannel(channel, ids));
      const outcomes = await Promise.all(calls);
      return {
        removed: outcomes.flatMap(({ removed }) => removed),
        left: outcomes.flatMap(({ left }) => left),
      };
    },
    [api, customerId, userId],
  );
}

/**
 * Returns functions that remove items from a customer's cart (CRT-02). A removal is stored until the service has
 * answered, and belongs to the document, so it continues when its page is unmounted. The tab that offers Undo has the
 * removal's lock. Another tab sends the removal only when that tab was closed before it had sent it.
 */
export function usePendingRemovals(customerId: string) {
  const { bus, session } = useShell();
  const { uuid: userId } = useAgent();
  const send = useSendRemoval(customerId);
  const { currentIds, hideItems, showItems } = useHiddenItems(customerId);

  return useMemo(() => {
    const isSignedIn = () => {
      const state = session.current();
      return state.status === 'active' && state.agent.uuid === userId;
    };

    const sendStored = async (key: string, items: readonly RemovedItem[]) => {
      const outcome = isSignedIn() ? await send(items) : undefined;
      // a removal that the end of the session prevented stays stored until this agent's next sign-in
      if (!outcome || (outcome.left.length > 0 && !isSignedIn())) return showItems(items);
      storedRemovals.remove(key);
      showItems(items.filter(({ id }) => !outcome.removed.includes(id)));
      hideItems(items.filter(({ id }) => outcome.left.includes(id)));
      if (outcome.left.length < items.length) bus.emit('cart:changed', { customerId });
    };

    const run = (key: string, items: readonly RemovedItem[], shouldSend: () => Promise<boolean>) => {
      hideItems(items, 'removed');
      void navigator.locks.request(key, async () =>
        (await shouldSend()) ? sendStored(key, items) : showItems(items),
      );
    };

    return {
      /** Hides items, and removes them unless the agent undoes it. */
      start(items: readonly RemovedItem[], offerUndo: OfferUndo): void {
        const key = storedRemovals.newKey(userId, customerId);
        const decision = new Promise<boolean>((decide) => {
          const undo = () => {
            storedRemovals.remove(key);
            showItems(items);
            decide(false);
          };
          offerUndo(undo, () => decide(true));
        });
        run(key, items, () => decision);
        storedRemovals.save(key, items);
      },
      /** Sends the stored removals that this document does not know: those of closed and of other tabs. */
      resume(): void {
        for (const key of storedRemovals.keysOf(userId, customerId)) {
          const items = storedRemovals.read(key);
          if (items.every(({ id }) => currentIds().has(id))) continue;
          run(key, items, async () => storedRemovals.read(key).length > 0);
        }
      },
    };
  }, [bus, session, userId, customerId, send, currentIds, hideItems, showItems]);
}
