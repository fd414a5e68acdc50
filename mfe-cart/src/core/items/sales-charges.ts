import { orderSumText, type Prices, sumsOf } from '@portal/shared/items';
import { type Money, sumByCurrency } from '@portal/shared/money';
import type { CartItem } from './cart-item.ts';
import { fundNamesOf } from './fund-names.ts';

/** Sums of money, and figures of what is known in money only when it is priced, such as items in units. */
export interface Flow {
  readonly money: readonly Money[];
  /** Some of it is the worth of units at the last prices. */
  readonly isEstimated: boolean;
  /** `name` says what the figure is of: `Sukuk`, `Bond to Sukuk`, `Bond, 1000482917`. */
  readonly unpriced: readonly { readonly name: string; readonly figure: string }[];
}

/**
 * Returns the sales charge of an item that buys a scheme, as text: `MYR 198.02`, of units `≈ MYR 198.02` at the last
 * prices, else the percentage, because the money is known only when the order is priced. `undefined` for an item that
 * buys nothing.
 */
export function salesChargeText({ text }: Pick<CartItem, 'text'>, prices: Prices): string | undefined {
  const sums = sumsOf(text, prices);
  return sums?.charge ? orderSumText(sums, sums.charge) : text.terms?.salesCharge?.format();
}

/**
 * Returns the sums of the items' sales charges, one for each currency, those of units at the last `prices`. `unpriced`
 * are the percentages over 0% of items without a sum, each once: `Bond to Sukuk`, `1.00%`.
 */
export function salesCharges(items: readonly CartItem[], prices: Prices): Flow {
  const unpriced = new Map<string, Flow['unpriced'][number]>();
  const money: Money[] = [];
  let isEstimated = false;
  for (const { text } of items) {
    const sums = sumsOf(text, prices);
    const percent = text.terms?.salesCharge;
    if (sums?.charge) {
      money.push(sums.charge);
      // a charge of zero is known
      isEstimated ||= sums.isEstimated && !sums.charge.isZero();
    } else if (percent?.isZero() === false) {
      const line = { name: fundNamesOf(text), figure: percent.format() };
      unpriced.set(`${line.name} ${line.figure}`, line);
    }
  }
  return { money: sumByCurrency(money), isEstimated, unpriced: [...unpriced.values()] };
}
