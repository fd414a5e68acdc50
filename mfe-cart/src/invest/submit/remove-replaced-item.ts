import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import type { ApiClient } from '@portal/shared/calls';
import { mayHaveReachedServer } from '../../core/may-have-reached-server.ts';

/** What became of an item that another stands in place of. `gone`: it had left the cart before, by another way. */
export type ReplacedItemStatus = 'removed' | 'gone' | 'left';

interface Whose {
  readonly userId: string;
  readonly customerId: string;
  readonly channel: 'Digital Transaction';
}

/** Takes one investment out of the cart. Where the answer is lost the cart tells. */
export async function removeReplacedItem(
  api: Pick<ApiClient, 'attempt'>,
  whose: Whose,
  id: string,
): Promise<ReplacedItemStatus> {
  const reply = await api.attempt(deleteFromCart, { ...whose, cartIds: [id] });
  // the service answers that all is well for an item that it no longer holds, too
  if (reply.status === 'ok') return reply.value.cartIds.includes(id) ? 'removed' : 'gone';
  if (!mayHaveReachedServer(reply.error)) return 'left';
  const read = await api.attempt(cartList, whose);
  const isGone = read.status === 'ok' && !read.value.investment.some((item) => item.id === id);
  return isGone ? 'removed' : 'left';
}
