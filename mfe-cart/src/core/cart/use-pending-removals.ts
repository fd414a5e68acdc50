import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import type { ApiClient } from '@portal/shared/calls';
import { mayHaveReachedServer } from '@portal/shared/commands';
import { useApi } from '@portal/shared/data';
import { useAgent, useShell } from '@portal/shared/ui';
import { withLock } from '@portal/shared/with-lock';
import { useMemo } from 'react';
import { idsByChannel, stillListed } from './items-by-channel.ts';
import { type RemovedItem, removalPrefix, storedRemovals } from './stored-removals.ts';
import { type HiddenReason, useHiddenItems } from './use-hidden-items.ts';

/** Shows the agent a removal that can be undone, and calls one of the two functions once. */
type OfferUndo = (undo: () => void, send: () => void) => void;

/**
 * Removes items at the service, one call per channel. When a reply is lost the cart is read back. Returns whether each
 * item was removed, as far as is known; items without a result had left the cart before.
 */
async function removeItems(
  api: Pick<ApiClient, 'attempt'>,
  cart: { readonly userId: string; readonly customerId: string },
  items: readonly RemovedItem[],
): Promise<ReadonlyMap<string, HiddenReason>> {
  const results = new Map<string, HiddenReason>();
  const calls = [...idsByChannel(items)].map(async ([channel, ids]) => {
    const reply = await api.attempt(deleteFromCart, { ...cart, channel, cartIds: [...ids] });
    if (reply.status === 'ok') {
      for (const id of reply.value.cartIds) results.set(id, 'removed');
      return;
    }
    const read = mayHaveReachedServer(reply.error)
      ? await api.attempt(cartList, { ...cart, channel })
      : reply;
    const left = read.status === 'ok' ? stillListed(ids, read.value) : ids;
    for (const id of ids) results.set(id, left.includes(id) ? 'failed' : 'removed');
  });
  await Promise.all(calls);
  return results;
}

/**
 * Returns `start`, which hides items and removes them unless the agent undoes it (CRT-02), and `resume`, which sends
 * stored removals of closed tabs. A removal is stored until the service has answered and continues when its page is
 * unmounted. The tab that offers Undo has its lock; another sends it only once that tab is closed.
 */
export function usePendingRemovals(customerId: string) {
  const shell = useShell();
  const { bus, session } = shell;
  const { uuid: userId } = useAgent();
  const api = useApi();
  const { currentIds, setHidden } = useHiddenItems(customerId);

  return useMemo(() => {
    const prefix = removalPrefix(userId, customerId);
    const isSignedIn = () => {
      const state = session.current();
      return state.status === 'active' && state.agent.uuid === userId;
    };

    const send = async (key: string, items: readonly RemovedItem[]) => {
      const results = isSignedIn() ? await removeItems(api, { userId, customerId }, items) : undefined;
      const hasFailed = ({ id }: RemovedItem) => results?.get(id) === 'failed';
      // a removal that the end of the session prevented stays stored until this agent's next sign-in
      if (!results || (items.some(hasFailed) && !isSignedIn())) return setHidden(items);
      storedRemovals.remove(key);
      for (const item of items) setHidden([item], results.get(item.id));
      // an onboarding has its customer's id: no form takes what its customer's phone sends
      if (items.some(({ id }) => id === customerId) && results.get(customerId) !== 'failed')
        void import(/* webpackChunkName: "end-hand-offs" */ './end-hand-offs.ts').then(
          ({ endHandOffsOf }) => endHandOffsOf(customerId, shell),
          // the code's own time ends them
          () => undefined,
        );
      if (!items.every(hasFailed)) bus.emit('cart:changed', { customerId });
    };

    const run = (key: string, items: readonly RemovedItem[], shouldSend: () => Promise<boolean>) => {
      setHidden(items, 'removed');
      const show = () => setHidden(items);
      void withLock(
        key,
        async () => {
          if (await shouldSend()) return send(key, items);
          storedRemovals.remove(key);
          show();
        },
        // the tab that offers Undo is frozen: what it will remove is still in the cart
        show,
      );
    };

    return {
      /** Hides items, and removes them unless the agent undoes it. */
      start(items: readonly RemovedItem[], offerUndo: OfferUndo): void {
        const key = prefix + crypto.randomUUID();
        const decision = new Promise<boolean>((decide) =>
          offerUndo(
            () => decide(false),
            () => decide(true),
          ),
        );
        run(key, items, () => decision);
        storedRemovals.save(key, items);
      },
      /** Sends the stored removals that this document does not know: those of closed and of other tabs. */
      resume(): void {
        for (const key of storedRemovals.keysOf(prefix)) {
          const items = storedRemovals.read(key);
          if (items.every(({ id }) => currentIds().has(id))) continue;
          run(key, items, async () => storedRemovals.read(key).length > 0);
        }
      },
    };
  }, [api, shell, bus, session, userId, customerId, currentIds, setHidden]);
}
