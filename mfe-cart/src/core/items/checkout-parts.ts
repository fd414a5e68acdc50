import type { CartItem } from './cart-item.ts';
import { dependencyIdsOf } from './dependencies.ts';

/** Items that are sent together, as one checkout of one channel. */
export interface CheckoutPart {
  /** Stays the same while items are added and removed. */
  readonly id: string;
  readonly channel: 'Digital Transaction' | 'Digital AOF';
  readonly items: readonly CartItem[];
}

/**
 * Returns the service's channel for a checkout of these items: `Digital AOF` when an onboarding is among them, else
 * `Digital Transaction` (docs/calls.md).
 */
export function checkoutChannel(items: readonly Pick<CartItem, 'isOnboarding'>[]): CheckoutPart['channel'] {
  return items.some(({ isOnboarding }) => isOnboarding) ? 'Digital AOF' : 'Digital Transaction';
}

/**
 * Splits the chosen items into checkouts: one for each onboarding among them with the items under it, because its
 * applicant confirms it, then one for all others. Onboardings come first: an account has to be opened before anything
 * can happen in it. Empty without items.
 */
export function checkoutParts(items: readonly CartItem[]): readonly CheckoutPart[] {
  const onboardings = items.filter(({ isOnboarding }) => isOnboarding).map(({ id }) => id);
  const openingOf = (item: CartItem) =>
    onboardings.find((id) => item.id === id || dependencyIdsOf(item).includes(id));
  const parts: CheckoutPart[] = [
    ...onboardings.map(
      (id): CheckoutPart => ({
        id,
        channel: 'Digital AOF',
        // the onboarding is reviewed first
        items: [
          ...items.filter((item) => item.id === id),
          ...items.filter((item) => item.id !== id && openingOf(item) === id),
        ],
      }),
    ),
    {
      id: 'transactions',
      channel: 'Digital Transaction',
      items: items.filter((item) => openingOf(item) === undefined),
    },
  ];
  return parts.filter((part) => part.items.length > 0);
}
