import type { Bus } from '@portal/shared/contract';
import { useAgent, useShell } from '@portal/shared/ui';
import { useMemo, useSyncExternalStore } from 'react';

/** Why an item is hidden: its removal is pending or has succeeded, or it failed. */
export type HiddenReason = 'removed' | 'failed';
type HiddenIds = ReadonlyMap<string, HiddenReason>;
type Items = readonly { readonly id: string }[];

/** Ids of the items that a document hides, by agent and customer. */
class HiddenItems {
  readonly #carts = new Map<string, HiddenIds>();
  readonly #listeners = new Set<() => void>();

  of(cart: string): HiddenIds {
    return this.#carts.get(cart) ?? none;
  }

  /** Hides items, or shows them when there is no reason. */
  set(cart: string, items: Items, reason?: HiddenReason): void {
    if (items.every(({ id }) => this.of(cart).get(id) === reason)) return;
    const ids = new Map(this.of(cart));
    for (const { id } of items) {
      if (reason) ids.set(id, reason);
      else ids.delete(id);
    }
    this.#carts.set(cart, ids);
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

const none: HiddenIds = new Map();
/** One per document. The bus identifies the document. */
const hiddenItems = new WeakMap<Bus, HiddenItems>();

/**
 * Returns the ids of the items of a customer's cart that every page hides, and why (`removed`: being or already
 * removed; `failed`), and functions that change them for the whole document. They are lost with a reload, so that items
 * whose removal failed show again (CRT-03).
 */
export function useHiddenItems(customerId: string | undefined) {
  const { bus } = useShell();
  const { uuid: userId } = useAgent();
  const store = hiddenItems.get(bus) ?? new HiddenItems();
  hiddenItems.set(bus, store);
  const cart = `${userId}:${customerId ?? ''}`;
  const actions = useMemo(
    () => ({
      /** Returns the ids that are hidden now, also between two renders. */
      currentIds: () => store.of(cart),
      /** Hides items, or shows them when there is no reason. */
      setHidden: (items: Items, reason?: HiddenReason) => store.set(cart, items, reason),
      /** Hides items whose removal failed. */
      hideItems: (items: Items) => store.set(cart, items, 'failed'),
    }),
    [store, cart],
  );
  return { ...actions, hiddenIds: useSyncExternalStore(store.subscribe, actions.currentIds) };
}
