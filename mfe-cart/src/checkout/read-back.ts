import type { Checkout } from '@portal/shared/api/checkout';

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
