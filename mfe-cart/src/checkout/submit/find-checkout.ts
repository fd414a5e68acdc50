import { type Checkout, checkoutsOf } from '@portal/shared/api/checkout';
import type { ApiClient } from '@portal/shared/calls';
import type { ReadBackResult } from '@portal/shared/commands';

/**
 * Returns the checkout that a submit without a reply has made, if any: an open one that contains all items which were
 * sent. A checkout takes its items out of the cart, so no older one can contain them too.
 */
function checkoutWith(checkouts: readonly Checkout[], itemIds: readonly string[]): Checkout | undefined {
  return checkouts.find(({ status, items }) => {
    const contained = new Set(items.map(({ itemId }) => itemId));
    const isOpen = status === 'Pending Customer Confirmation' || status === 'Confirmed';
    return isOpen && itemIds.every((id) => contained.has(id));
  });
}

/**
 * Returns the name under which `pendingCommands` (commands that were sent and whose outcome is unknown) keeps an
 * agent's pending checkout of a customer.
 */
export const checkoutSubject = (userId: string, customerId: string): string =>
  `checkout:${userId}:${customerId}`;

/**
 * Reads the customer's sent checkouts in both channels, and returns whether one contains these items: `found` with its
 * id; `none` when both were read; `unreachable` when it was not found and one could not be read. Never throws.
 */
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
  const checkouts = lists.flatMap((list) => (list.status === 'ok' ? list.value : []));
  const checkout = checkoutWith(checkouts, itemIds);
  if (checkout) return { status: 'found', result: checkout.checkoutId };
  return lists.every(({ status }) => status === 'ok') ? { status: 'none' } : { status: 'unreachable' };
}
