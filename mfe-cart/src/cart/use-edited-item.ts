import { useSearchParams } from '@portal/shared/ui';
import { useCallback, useEffect, useRef } from 'react';
import type { CartItem } from '../core/items/cart-item.ts';
import { useTitleFocus } from '../core/use-title-focus.ts';

/** The item that the drawer edits, with the name of its transaction in the address. */
interface EditedItem {
  readonly kind: string;
  readonly item: CartItem;
}

/**
 * Returns a function that notes which element opens the drawer. When the drawer closes, the focus goes back to it, or to
 * the page's title if it is gone. The drawer cannot do it, because its frame and its form are two dialogs, one after the
 * other.
 */
function useReturnFocus(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  // a changed item is another item in the cart: its row replaces the one that gets the focus
  const noteFocused = useTitleFocus();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const { current } = opener;
      const target = current?.isConnected ? current : document.querySelector('h1');
      opener.current = null;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      noteFocused(target);
    }
    wasOpen.current = isOpen;
  }, [isOpen, noteFocused]);
  return useCallback(() => {
    opener.current = document.activeElement;
  }, []);
}

/**
 * Returns the item of these whose drawer is open, as the URL says (`?transaction=invest&item=…`; `undefined` without
 * one), and functions that write it into the URL: `editItem` adds a history entry, so that Back closes the drawer,
 * `stopEditing` replaces it. The focus returns to where it was.
 */
export function useEditedItem(items: readonly CartItem[]) {
  const [params, setParams] = useSearchParams();
  const kind = params.get('transaction');
  const item = items.find(({ id }) => id === params.get('item'));
  const noteOpener = useReturnFocus(kind !== null && item !== undefined);
  const editItem = useCallback(
    (edited: EditedItem) => {
      noteOpener();
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('transaction', edited.kind);
          after.set('item', edited.item.id);
          return after;
        },
        { preventScrollReset: true },
      );
    },
    [setParams, noteOpener],
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
