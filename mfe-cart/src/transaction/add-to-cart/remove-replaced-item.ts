import { type CartLists, cartList, deleteFromCart } from '@portal/shared/api/cart';
import type { ApiClient } from '@portal/shared/calls';
import { mayHaveReachedServer } from '@portal/shared/commands';
import type { Cart } from '../kind.ts';

/** What happened to a replaced item. `gone`: it was not in the cart any more. `left`: it is still there. */
export type ReplacedItemStatus = 'removed' | 'gone' | 'left';

/** The kind of the replaced item, as far as its removal needs it. */
interface KindOfItem {
  itemsOf(lists: CartLists): readonly { readonly id: string }[];
}

/**
 * Removes the item that an edited one replaces from the cart, and resolves with `removed`, `gone` (it was not in the
 * cart any more) or `left` (it may still be there). When the reply is lost, the cart is read back. Never throws.
 */
export async function removeReplacedItem(
  api: Pick<ApiClient, 'attempt'>,
  kind: KindOfItem,
  { userId, customerId, channel }: Omit<Cart, 'customerName'>,
  id: string,
): Promise<ReplacedItemStatus> {
  const cart = { userId, customerId, channel };
  const reply = await api.attempt(deleteFromCart, { ...cart, cartIds: [id] });
  // the service also replies `ok` for an item that is not in the cart
  if (reply.status === 'ok') return reply.value.cartIds.includes(id) ? 'removed' : 'gone';
  if (!mayHaveReachedServer(reply.error)) return 'left';
  const read = await api.attempt(cartList, cart);
  const isGone = read.status === 'ok' && !kind.itemsOf(read.value).some((item) => item.id === id);
  return isGone ? 'removed' : 'left';
}
