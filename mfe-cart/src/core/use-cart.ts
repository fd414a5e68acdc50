import { cartList } from '@portal/shared/api/cart';
import type { Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { type Cart, mergeChannels } from './merge-channels.ts';
import { useAgent } from './use-agent.ts';

/** A customer's whole cart: one call a channel, merged. `undefined` asks for nobody. */
export function useCart(customerId: string | undefined): Loadable<Cart> {
  const { uuid: userId } = useAgent();
  const input = customerId === undefined ? undefined : { userId, customerId };
  const transactions = useCall(cartList, input && { ...input, channel: 'Digital Transaction' });
  const forms = useCall(cartList, input && { ...input, channel: 'Digital Form' });
  const openings = useCall(cartList, input && { ...input, channel: 'Digital AOF' });
  return mergeChannels([
    { channel: 'Digital Transaction', lists: transactions },
    { channel: 'Digital Form', lists: forms },
    { channel: 'Digital AOF', lists: openings },
  ]);
}
