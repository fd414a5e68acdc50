import { cartList } from '@portal/shared/api/cart';
import type { Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { useAgent } from '@portal/shared/ui';
import { type Cart, mergeChannels } from './merge-channels.ts';
import { useHiddenItems } from './use-hidden-items.ts';

/**
 * A customer's whole cart: one call a channel, merged, without what was dropped from it here (CRT-03). `undefined` asks
 * for nobody.
 */
export function useCart(customerId: string | undefined): Loadable<Cart> {
  const { uuid: userId } = useAgent();
  const input = customerId === undefined ? undefined : { userId, customerId };
  const transactions = useCall(cartList, input && { ...input, channel: 'Digital Transaction' });
  const forms = useCall(cartList, input && { ...input, channel: 'Digital Form' });
  const openings = useCall(cartList, input && { ...input, channel: 'Digital AOF' });
  const { dropped } = useHiddenItems(customerId);
  const cart = mergeChannels([
    { channel: 'Digital Transaction', lists: transactions },
    { channel: 'Digital Form', lists: forms },
    { channel: 'Digital AOF', lists: openings },
  ]);
  if (cart.status !== 'ok' || dropped.length === 0) return cart;
  const gone = new Set(dropped.map(({ id }) => id));
  return { ...cart, value: { ...cart.value, items: cart.value.items.filter(({ id }) => !gone.has(id)) } };
}
