import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import type { ApiClient } from '@portal/shared/calls';
import { mayHaveReachedServer } from '@portal/shared/commands';

/** What happened to a replaced item. `gone`: it was not in the cart any more. `left`: it is still there. */
export type ReplacedItemStatus = 'removed' | 'gone' | 'left';

interface CartInput {
  readonly userId: string;
  readonly customerId: string;
  readonly channel: 'Digital Transaction';
}

/** Removes one investment from the cart. When the reply is lost, the cart is read back. */
export async function removeReplacedItem(
  api: Pick<ApiClient, 'attempt'>,
  input: CartInput,
  id: string,
): Promise<ReplacedItemStatus> {
  const reply = await api.attempt(deleteFromCart, { ...input, cartIds: [id] });
  // the service also replies `ok` for an item that is not in the cart
  if (reply.status === 'ok') return reply.value.cartIds.includes(id) ? 'removed' : 'gone';
  if (!mayHaveReachedServer(reply.error)) return 'left';
  const read = await api.attempt(cartList, input);
  const isGone = read.status === 'ok' && !read.value.investment.some((item) => item.id === id);
  return isGone ? 'removed' : 'left';
}
