import type { CartItem } from '../items/cart-item.ts';
import { isMoneyItem } from '../items/cart-item.ts';

/** What is said in place of a day for an order whose account is not open yet. */
export const pricedOnceOpen = 'once its account is open';

/** Whether an item is an order that is priced when it is sent, and does not wait for its account. */
export const isPricedNow = (item: CartItem): boolean => isMoneyItem(item) && item.onboardingId === undefined;

/** Whether an item gets the price of another day than today. Days are YYYY-MM-DD; the `priceDate` is that of an order placed now. */
export const isPricedLater = (item: CartItem, priceDate: string | undefined, day: string): boolean =>
  isPricedNow(item) && priceDate !== undefined && priceDate !== day;

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
