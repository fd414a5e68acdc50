import { type CartLists, cartList } from '@portal/shared/api/cart';
import { useCall } from '@portal/shared/data';

/** Whether any of the lists has anything in it. */
export function hasItems(lists: CartLists): boolean {
  return Object.values(lists).some((list: readonly unknown[]) => list.length > 0);
}

interface CartOf {
  readonly userId: string;
  /** Whose cart; without anybody nothing is asked. */
  readonly customerId: string | undefined;
}

/**
 * Whether the customer's cart holds anything, over its three channels (SHL-03). A channel that fails says nothing:
 * the summary itself tells of the failure.
 */
export function useCartHasItems({ userId, customerId }: CartOf): boolean {
  const ask = (channel: 'Digital Transaction' | 'Digital Form' | 'Digital AOF') =>
    customerId === undefined ? undefined : { userId, channel, customerId };
  const channels = [
    useCall(cartList, ask('Digital Transaction')),
    useCall(cartList, ask('Digital Form')),
    useCall(cartList, ask('Digital AOF')),
  ];
  return channels.some((channel) => channel.status === 'ok' && hasItems(channel.value));
}
