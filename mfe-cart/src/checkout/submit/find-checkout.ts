import { type Checkout, checkoutsOf } from '@portal/shared/api/checkout';
import type { ApiClient } from '@portal/shared/calls';
import type { ReadBackResult } from '../../core/send-once.ts';

/**
 * The checkout that an unanswered submit made, if it made one: an open one that holds every item which was
 * sent. Items leave the cart with their checkout, so no older one can hold them too.
 */
export function sentCheckout(
  checkouts: readonly Checkout[],
  itemIds: readonly string[],
): Checkout | undefined {
  return checkouts.find(({ status, items }) => {
    const held = new Set(items.map(({ itemId }) => itemId));
    const isOpen = status === 'Pending Customer Confirmation' || status === 'Confirmed';
    return isOpen && itemIds.every((id) => held.has(id));
  });
}

/** What an agent's pendingCommands about checkouts of a customer are kept under. */
export const checkoutSubject = (userId: string, customerId: string): string =>
  `checkout:${userId}:${customerId}`;

/** Asks the service, in both channels, for the checkout that holds these items; gives its id. */
export async function findCheckout(
  api: ApiClient,
  { userId, customerId }: { readonly userId: string; readonly customerId: string },
  itemIds: readonly string[],
): Promise<ReadBackResult<string>> {
  const lists = await Promise.all(
    (['Digital Transaction', 'Digital AOF'] as const).map((channel) =>
      api.attempt(checkoutsOf, { userId, channel, customerId }),
    ),
  );
  const known = lists.flatMap((list) => (list.status === 'ok' ? list.value : []));
  const sent = sentCheckout(known, itemIds);
  if (sent) return { status: 'found', result: sent.checkoutId };
  return lists.every(({ status }) => status === 'ok') ? { status: 'none' } : { status: 'unreachable' };
}
