import { type Size, sizeText } from '@portal/shared/items';
import { Money, sumByCurrency, Units } from '@portal/shared/money';
import { accountLabel } from '@portal/shared/records';
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

interface Sold {
  readonly accountId: string;
  readonly scheme: string;
  readonly size: Size;
}

/** Adds up what leaves: money by currency, and units by account and scheme, since units of two accounts have no sum. */
function flowOf(sold: readonly Sold[]): Flow {
  const accountsOf = (scheme: string) =>
    new Set(sold.flatMap((each) => (each.scheme === scheme ? [each.accountId] : [])));
  const nameOf = ({ accountId, scheme }: Sold) =>
    accountsOf(scheme).size > 1 ? `${scheme}, ${accountLabel(accountId)}` : scheme;
  const units = new Map<string, Units>();
  const all = new Set<string>();
  for (const each of sold) {
    const { size } = each;
    const name = nameOf(each);
    if (size instanceof Units) units.set(name, units.get(name)?.plus(size) ?? size);
    if (size === 'all') all.add(name);
  }
  return {
    money: sumByCurrency(sold.flatMap(({ size }) => (size instanceof Money ? [size] : []))),
    unpriced: [
      ...[...units].map(([name, sum]) => ({ name, figure: sizeText(sum) })),
      ...[...all].map((name) => ({ name, figure: sizeText('all') })),
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
    const { accountId, size } = item;
    return [{ accountId, scheme: leg.scheme, size, isSwitched: boughtLeg(item) !== undefined }];
  });
  return {
    toPay: payer,
    epf,
    paying: paidItems(items).length,
    redeemed: flowOf(sold.filter(({ isSwitched }) => !isSwitched)),
    switched: flowOf(sold.filter(({ isSwitched }) => isSwitched)),
  };
}
