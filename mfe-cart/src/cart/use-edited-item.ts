import { useSearchParams } from '@portal/shared/ui';
import { useCallback } from 'react';
import type { CartItem } from '../core/items/cart-item.ts';

/** The item that the drawer edits, with the name of its transaction in the address. */
interface EditedItem {
  readonly kind: string;
  readonly item: CartItem;
}

/**
 * Returns the item that is being edited and functions that open and close its drawer. The address holds it
 * (`?transaction=invest&item=…`), so that a reload opens the same form and Back closes it.
 */
export function useEditedItem(items: readonly CartItem[]) {
  const [params, setParams] = useSearchParams();
  const kind = params.get('transaction');
  const item = items.find(({ id }) => id === params.get('item'));
  const editItem = useCallback(
    (edited: EditedItem) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('transaction', edited.kind);
          after.set('item', edited.item.id);
          return after;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  const stopEditing = useCallback(
    () =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of ['transaction', 'item']) after.delete(name);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { edited: kind && item ? { kind, item } : undefined, editItem, stopEditing };
}
