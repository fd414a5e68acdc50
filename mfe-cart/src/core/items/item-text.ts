import { dayAndMonth } from '../format-text.ts';
import { type CartItem, isMoneyItem, type MoneyItem, sizeOf, sizeText } from './cart-item.ts';

/** Returns an item's details in one line. `priceDate` is YYYY-MM-DD; without it the line leaves it out. */
export function itemDetail(item: CartItem, priceDate?: string): string {
  return isMoneyItem(item) && item.showsPriceDate && priceDate !== undefined
    ? `${item.detail} · priced ${dayAndMonth(priceDate)}`
    : item.detail;
}

/** Returns the codes of an item's schemes: `CBSUK`, `CBMGF to CBSUK`. */
export const schemeCodes = ({ legs }: MoneyItem): string => legs.map(({ scheme }) => scheme).join(' to ');

/** Returns a short text for a removed item: `CBSUK, MYR 25,000.00`. */
export function removedItemText(item: CartItem): string {
  return isMoneyItem(item) ? `${schemeCodes(item)}, ${sizeText(sizeOf(item))}` : item.title;
}
