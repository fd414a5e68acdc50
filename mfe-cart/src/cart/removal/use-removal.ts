import { useShell } from '@portal/shared/ui';
import { useCallback } from 'react';
import { usePendingRemovals } from '../../core/cart/use-pending-removals.ts';
import { pluralize } from '../../core/format-text.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import { removedItemText } from '../../core/items/item-text.ts';

/**
 * Returns a function that removes items from a customer's cart (CRT-02). Items are hidden at once, and removed at the
 * service when the notice with Undo ends: the host's countdown is the only one.
 */
export function useRemoval(customerId: string): (items: readonly CartItem[]) => void {
  const { notify } = useShell();
  const removals = usePendingRemovals(customerId);
  return useCallback(
    (items) => {
      const [first] = items;
      if (!first) return;
      const what = items.length === 1 ? removedItemText(first) : pluralize(items.length, 'item');
      removals.start(items, (undo, send) =>
        notify({ tone: 'info', text: `Removed ${what}`, action: { label: 'Undo', run: undo }, onEnd: send }),
      );
    },
    [notify, removals],
  );
}
