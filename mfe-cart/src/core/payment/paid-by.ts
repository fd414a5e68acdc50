import { type Money, sumByCurrency } from '@portal/shared/money';
import { type CartItem, paidItems } from '../items/cart-item.ts';

/** The cost of items by who pays it, by currency. */
export interface PaidBy {
  /** What is paid from the customer's or another payer's bank: the agent opens its payment. */
  readonly payer: readonly Money[];
  /** What EPF pays by form 9N (AHL). */
  readonly epf: readonly Money[];
}

/**
 * Returns the cost of the paid items, one sum per currency: `epf` for those of the EPF plan, which EPF pays, and
 * `payer` for all others (docs/domain.md, section 6). Items that need no payment are left out.
 */
export function paidBy(items: readonly CartItem[]): PaidBy {
  const paid = paidItems(items);
  const sum = (isEpf: boolean) =>
    sumByCurrency(paid.filter(({ plan }) => (plan === 'EPF') === isEpf).map(({ amount }) => amount));
  return { payer: sum(false), epf: sum(true) };
}
