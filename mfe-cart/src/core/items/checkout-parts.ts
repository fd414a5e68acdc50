import type { CartItem } from './cart-item.ts';
import { dependencyIdsOf } from './dependencies.ts';

/** Items that are sent together, as one checkout of one channel. */
interface CheckoutPart {
  readonly channel: 'Digital Transaction' | 'Digital AOF';
  readonly items: readonly CartItem[];
}

/** Returns the channel of a checkout: onboarding has a separate one (tables: calls). */
export function checkoutChannel(items: readonly Pick<CartItem, 'isOnboarding'>[]): CheckoutPart['channel'] {
  return items.some(({ isOnboarding }) => isOnboarding) ? 'Digital AOF' : 'Digital Transaction';
}

/**
 * Splits the chosen items into checkouts. Onboardings and the investments under them form a separate checkout, after
 * all other items.
 */
export function checkoutParts(items: readonly CartItem[]): readonly CheckoutPart[] {
  const openings = new Set(items.filter(({ isOnboarding }) => isOnboarding).map(({ id }) => id));
  const isOpening = (item: CartItem) =>
    openings.has(item.id) || dependencyIdsOf(item).some((id) => openings.has(id));
  const parts: CheckoutPart[] = [
    { channel: 'Digital Transaction', items: items.filter((item) => !isOpening(item)) },
    { channel: 'Digital AOF', items: items.filter(isOpening) },
  ];
  return parts.filter((part) => part.items.length > 0);
}
