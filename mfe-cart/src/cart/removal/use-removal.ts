import { getShortText } from '@portal/shared/items';
import { useShell } from '@portal/shared/ui';
import { useCallback } from 'react';
import { usePendingRemovals } from '../../core/cart/use-pending-removals.ts';
import { pluralize } from '../../core/format-text.ts';
import type { CartItem } from '../../core/items/cart-item.ts';

/** Names what is removed. An onboarding takes the items under it along, so it is named with their number. */
function removedText(items: readonly CartItem[]): string {
  const [first] = items;
  if (first && items.length === 1) return getShortText(first.text);
  const onboardings = items.filter(({ isOnboarding }) => isOnboarding);
  const [onboarding] = onboardings;
  const isWhole =
    onboarding &&
    items.every(({ id, onboardingId }) => id === onboarding.id || onboardingId === onboarding.id);
  return onboarding && isWhole
    ? `${onboarding.text.title} and ${pluralize(items.length - 1, 'item')} under it`
    : pluralize(items.length, 'item');
}

/**
 * Returns a function that removes items from a customer's cart (CRT-02); it does nothing without items. Items are
 * hidden at once, with a notice that offers Undo; they are removed at the service when the notice ends without it.
 */
export function useRemoval(customerId: string): (items: readonly CartItem[]) => void {
  const { notify } = useShell();
  const removals = usePendingRemovals(customerId);
  return useCallback(
    (items) => {
      const [first] = items;
      if (!first) return;
      const what = removedText(items);
      removals.start(items, (undo, send) =>
        notify({ tone: 'info', text: `Removed ${what}`, action: { label: 'Undo', run: undo }, onEnd: send }),
      );
    },
    [notify, removals],
  );
}
