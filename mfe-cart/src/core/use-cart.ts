import { cartList } from '@portal/shared/api/cart';
import type { Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { useAgent } from '@portal/shared/ui';
import { type Cart, mergeChannels } from './merge-channels.ts';
import { useHiddenItems } from './use-hidden-items.ts';

/**
 * Loads a customer's cart, one call per channel, without the items whose removal failed (CRT-03). With `undefined` it
 * sends no request.
 */
export function useCart(customerId: string | undefined): Loadable<Cart> {
  const { uuid: userId } = useAgent();
  const input = customerId === undefined ? undefined : { userId, customerId };
  const transactions = useCall(cartList, input && { ...input, channel: 'Digital Transaction' });
  const forms = useCall(cartList, input && { ...input, channel: 'Digital Form' });
  const openings = useCall(cartList, input && { ...input, channel: 'Digital AOF' });
  const { hiddenItems } = useHiddenItems(customerId);
  const cart = mergeChannels([
    { channel: 'Digital Transaction', lists: transactions },
    { channel: 'Digital Form', lists: forms },
    { channel: 'Digital AOF', lists: openings },
  ]);
  if (cart.status !== 'ok' || hiddenItems.length === 0) return cart;
  const hiddenIds = new Set(hiddenItems.map(({ id }) => id));
  return {
    ...cart,
    value: { ...cart.value, items: cart.value.items.filter(({ id }) => !hiddenIds.has(id)) },
  };
}
