import { type CartLists, cartList } from '@portal/shared/api/cart';
import { useCall } from '@portal/shared/data';

/** Whether any of the cart's lists has an item. */
function hasItems(lists: CartLists): boolean {
  return Object.values(lists).some((list: readonly unknown[]) => list.length > 0);
}

interface CartQuery {
  readonly userId: string;
  /** The customer of the cart; without one nothing is fetched and the result is false. */
  readonly customerId: string | undefined;
}

/**
 * Returns whether the customer's cart has items in any of its three channels (SHL-03); false without a customer and
 * while nothing has loaded. A failed channel counts as empty here, because the summary shows the failure.
 */
export function useCartHasItems({ userId, customerId }: CartQuery): boolean {
  const queryOf = (channel: 'Digital Transaction' | 'Digital Form' | 'Digital AOF') =>
    customerId === undefined ? undefined : { userId, channel, customerId };
  const channels = [
    useCall(cartList, queryOf('Digital Transaction')),
    useCall(cartList, queryOf('Digital Form')),
    useCall(cartList, queryOf('Digital AOF')),
  ];
  return channels.some((channel) => channel.status === 'ok' && hasItems(channel.value));
}
