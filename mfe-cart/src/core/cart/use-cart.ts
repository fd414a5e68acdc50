import { cartList } from '@portal/shared/api/cart';
import type { Loadable } from '@portal/shared/contract';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { useAgent } from '@portal/shared/ui';
import { useEffect } from 'react';
import type { CartItem } from '../items/cart-item.ts';
import { type Cart, mergeChannels } from './merge-channels.ts';
import { useHiddenItems } from './use-hidden-items.ts';
import { usePendingRemovals } from './use-pending-removals.ts';

/** A cart without its hidden items. */
export interface VisibleCart extends Cart {
  /** Items whose removal failed. They are in the cart and hidden until the document is reloaded (CRT-03). */
  readonly failedRemovals: readonly CartItem[];
}

/**
 * Loads a customer's cart, one call per channel, without the items whose removal is pending or failed (CRT-02, CRT-03);
 * `failedRemovals` has the latter. First sends removals that a reload has interrupted. With `undefined` it sends no
 * request and is `loading`.
 */
export function useCart(customerId: string | undefined): Loadable<VisibleCart> {
  const { uuid: userId } = useAgent();
  const input = customerId === undefined ? undefined : { userId, customerId };
  const transactions = useCall(cartList, input && { ...input, channel: 'Digital Transaction' });
  const forms = useCall(cartList, input && { ...input, channel: 'Digital Form' });
  const onboardings = useCall(cartList, input && { ...input, channel: 'Digital AOF' });
  const { hiddenIds } = useHiddenItems(customerId);
  const { resume } = usePendingRemovals(customerId ?? '');
  useEffect(() => {
    if (customerId !== undefined) resume();
  }, [customerId, resume]);
  const lookups = valueOrUndefined(useReference('lookups'));
  const cart = mergeChannels(
    [
      { channel: 'Digital Transaction', lists: transactions },
      { channel: 'Digital Form', lists: forms },
      { channel: 'Digital AOF', lists: onboardings },
    ],
    lookups,
  );
  if (cart.status !== 'ok') return cart;
  const { items } = cart.value;
  return {
    ...cart,
    value: {
      ...cart.value,
      items: items.filter(({ id }) => !hiddenIds.has(id)),
      failedRemovals: items.filter(({ id }) => hiddenIds.get(id) === 'failed'),
    },
  };
}
