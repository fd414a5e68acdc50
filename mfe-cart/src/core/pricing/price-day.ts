import type { CartItem } from '../items/cart-item.ts';
import { isMoneyItem } from '../items/cart-item.ts';

/** What is said in place of a day for an order whose account is not open yet. */
export const pricedOnceOpen = 'once its account is open';

/**
 * Returns whose day's price an item gets: the `priceDate` of an order that is placed now, formatted, or that it waits for
 * its account, which an onboarding opens. `undefined` for an item that is not priced, and while the day is not known.
 */
export function priceDayOf(
  item: CartItem,
  priceDate: string | undefined,
  format: (date: string) => string,
): string | undefined {
  if (!isMoneyItem(item)) return undefined;
  if (item.onboardingId !== undefined) return pricedOnceOpen;
  return priceDate === undefined ? undefined : format(priceDate);
}
