import { type Money, sumByCurrency } from '@portal/shared/money';
import { type CartItem, type Size, sizeText } from '../../core/cart-item.ts';

/** What a choice of items comes to, each figure per currency and never added across them. */
export interface Subtotals {
  readonly toPay: readonly Money[];
  /** How many items are paid for. */
  readonly paying: number;
  readonly redeemed: Flow;
  readonly switched: Flow;
}

/** Money that flows, and the items that are told in units: what those come to is known only when priced. */
export interface Flow {
  readonly money: readonly Money[];
  readonly units: readonly string[];
}

function flowOf(sizes: readonly { readonly scheme: string; readonly size: Size }[]): Flow {
  return {
    money: sumByCurrency(sizes.flatMap(({ size }) => (size.by === 'amount' ? [size.money] : []))),
    units: sizes.flatMap(({ scheme, size }) =>
      size.by === 'amount' ? [] : [`${scheme}, ${sizeText(size)}`],
    ),
  };
}

/** Adds up the chosen items of a cart. */
export function subtotals(items: readonly CartItem[]): Subtotals {
  const paid = items.flatMap((item) => (item.kind === 'investment' ? [item.amount] : []));
  return {
    toPay: sumByCurrency(paid),
    paying: paid.length,
    redeemed: flowOf(items.flatMap((item) => (item.kind === 'redemption' ? [item] : []))),
    switched: flowOf(
      items.flatMap((item) =>
        item.kind === 'switching' ? [{ scheme: item.from.scheme, size: item.size }] : [],
      ),
    ),
  };
}
