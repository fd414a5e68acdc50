import { type Size, sizeText } from '@portal/shared/items';
import { Money, sumByCurrency, Units } from '@portal/shared/money';
import { boughtLeg, type CartItem, isMoneyItem, paidItems } from '../../core/items/cart-item.ts';
import type { Flow } from '../../core/items/sales-charges.ts';
import { paidBy } from '../../core/payment/paid-by.ts';

/** Totals of the chosen items, per currency. */
interface Subtotals {
  readonly toPay: readonly Money[];
  /** What EPF pays; not part of `toPay`. */
  readonly epf: readonly Money[];
  /** Number of items to pay for. */
  readonly paying: number;
  readonly redeemed: Flow;
  readonly switched: Flow;
}

function flowOf(sizes: readonly { readonly scheme: string; readonly size: Size }[]): Flow {
  const units = new Map<string, Units>();
  const all = new Set<string>();
  for (const { scheme, size } of sizes) {
    if (size instanceof Units) units.set(scheme, units.get(scheme)?.plus(size) ?? size);
    if (size === 'all') all.add(scheme);
  }
  return {
    money: sumByCurrency(sizes.flatMap(({ size }) => (size instanceof Money ? [size] : []))),
    unpriced: [
      ...[...units].map(([scheme, sum]) => ({ name: scheme, figure: sizeText(sum) })),
      ...[...all].map((scheme) => ({ name: scheme, figure: sizeText('all') })),
    ],
  };
}

/**
 * Returns the totals of these items: the sums by currency that the customer (`toPay`) and EPF pay, the number of paid
 * items, and what is redeemed and switched. An item that sells without buying another scheme counts as redeemed.
 */
export function subtotals(items: readonly CartItem[]): Subtotals {
  const { payer, epf } = paidBy(items);
  const sold = items.flatMap((item) => {
    const leg = item.legs.find(({ direction }) => direction === 'out');
    if (!leg || !isMoneyItem(item) || item.amount) return [];
    return [{ scheme: leg.scheme, size: item.size, isSwitched: boughtLeg(item) !== undefined }];
  });
  return {
    toPay: payer,
    epf,
    paying: paidItems(items).length,
    redeemed: flowOf(sold.filter(({ isSwitched }) => !isSwitched)),
    switched: flowOf(sold.filter(({ isSwitched }) => isSwitched)),
  };
}
