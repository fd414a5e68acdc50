import type { Bus } from '@portal/shared/contract';
import { useAgent, useShell } from '@portal/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';
import type { CartItem } from './cart-item.ts';

/** What the agent took out of carts and the service still holds, by agent and customer. */
class FailedRemovals {
  readonly #items = new Map<string, readonly CartItem[]>();
  readonly #listeners = new Set<() => void>();

  of(cart: string): readonly CartItem[] {
    return this.#items.get(cart) ?? none;
  }

  add(cart: string, items: readonly CartItem[]): void {
    this.#items.set(cart, [...this.of(cart), ...items]);
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

const none: readonly CartItem[] = [];
/** Of each document, which its bus stands for. */
const ofDocument = new WeakMap<Bus, FailedRemovals>();

/**
 * Items of a customer's cart whose removal the service did not carry out: every page is without them until the document
 * is loaded anew (CRT-03).
 */
export function useHiddenItems(customerId: string | undefined): {
  readonly dropped: readonly CartItem[];
  readonly drop: (items: readonly CartItem[]) => void;
} {
  const { bus } = useShell();
  const { uuid: userId } = useAgent();
  const store = ofDocument.get(bus) ?? new FailedRemovals();
  ofDocument.set(bus, store);
  const cart = `${userId}:${customerId ?? ''}`;
  return {
    dropped: useSyncExternalStore(store.subscribe, () => store.of(cart)),
    drop: useCallback((items) => store.add(cart, items), [store, cart]),
  };
}
