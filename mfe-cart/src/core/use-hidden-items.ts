import type { Bus } from '@portal/shared/contract';
import { useAgent, useShell } from '@portal/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';
import type { CartItem } from './cart-item.ts';

/** Items that the agent removed and the service did not, by agent and customer. */
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
/** One per document. The bus identifies the document. */
const failedRemovals = new WeakMap<Bus, FailedRemovals>();

/**
 * Returns the items of a customer's cart whose removal failed at the service, and a function that adds to them. Every
 * page hides them until the document is reloaded (CRT-03).
 */
export function useHiddenItems(customerId: string | undefined): {
  readonly hiddenItems: readonly CartItem[];
  readonly hideItems: (items: readonly CartItem[]) => void;
} {
  const { bus } = useShell();
  const { uuid: userId } = useAgent();
  const store = failedRemovals.get(bus) ?? new FailedRemovals();
  failedRemovals.set(bus, store);
  const cart = `${userId}:${customerId ?? ''}`;
  return {
    hiddenItems: useSyncExternalStore(store.subscribe, () => store.of(cart)),
    hideItems: useCallback((items) => store.add(cart, items), [store, cart]),
  };
}
