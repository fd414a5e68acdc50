import type { CartItem } from './cart-item.ts';
import { dependencyIdsOf } from './dependencies.ts';

/** Items that go to the customer together, in one checkout of one channel. */
export interface CheckoutPart {
  readonly channel: 'Digital Transaction' | 'Digital AOF';
  readonly items: readonly CartItem[];
}

/** Onboarding goes on a channel of its own; everything else on the one of transactions (tables: calls). */
export function checkoutChannel(items: readonly Pick<CartItem, 'kind'>[]): CheckoutPart['channel'] {
  return items.some(({ kind }) => kind === 'onboarding') ? 'Digital AOF' : 'Digital Transaction';
}

/**
 * Divides a choice of items into checkouts: onboardings with what is bought under them are one of their own,
 * everything else is the first.
 */
export function checkoutParts(items: readonly CartItem[]): readonly CheckoutPart[] {
  const openings = new Set(items.flatMap(({ kind, id }) => (kind === 'onboarding' ? [id] : [])));
  const isOpening = (item: CartItem) =>
    openings.has(item.id) || dependencyIdsOf(item).some((id) => openings.has(id));
  const parts: CheckoutPart[] = [
    { channel: 'Digital Transaction', items: items.filter((item) => !isOpening(item)) },
    { channel: 'Digital AOF', items: items.filter(isOpening) },
  ];
  return parts.filter((part) => part.items.length > 0);
}
