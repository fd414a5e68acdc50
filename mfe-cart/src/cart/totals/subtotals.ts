import { type Prices, type Size, sizeText, sumsOf } from '@portal/shared/items';
import { Money, sumByCurrency, Units } from '@portal/shared/money';
import { accountLabel } from '@portal/shared/records';
import { boughtLeg, type CartItem, isMoneyItem, type MoneyItem } from '../../core/items/cart-item.ts';
import { fundNamesOf } from '../../core/items/fund-names.ts';
import type { Flow } from '../../core/items/sales-charges.ts';
import { type PaidBy, paidBy } from '../../core/payment/paid-by.ts';

/** Totals of the chosen items, per currency. */
interface Subtotals extends PaidBy {
  /** What is paid to the customer, after tax. */
  readonly redeemed: Flow;
  readonly switched: Flow;
}

/** An item that sells, and how much. */
interface Sale {
  readonly item: MoneyItem;
  readonly size: Size;
  readonly isSwitched: boolean;
}

const fundOf = ({ item }: Sale): string => fundNamesOf({ legs: item.text.legs.slice(0, 1) });

/**
 * Adds up what leaves: money by currency, and units without a price by account and fund, since units of two accounts
 * have no sum.
 */
function flowOf(sales: readonly Sale[], prices: Prices): Flow {
  const accountsOf = (fund: string) =>
    new Set(sales.flatMap((sale) => (fundOf(sale) === fund ? [sale.item.accountId] : [])));
  const nameOf = (sale: Sale) => {
    const fund = fundOf(sale);
    return accountsOf(fund).size > 1 ? `${fund}, ${accountLabel(sale.item.accountId)}` : fund;
  };
  const money: Money[] = [];
  const units = new Map<string, Units>();
  const all = new Set<string>();
  let isEstimated = false;
  for (const sale of sales) {
    const { item, size, isSwitched } = sale;
    const sums = sumsOf(item.text, prices);
    const name = nameOf(sale);
    if (sums) money.push(isSwitched ? sums.gross : sums.net);
    else if (size instanceof Money) money.push(size);
    else if (size instanceof Units) units.set(name, units.get(name)?.plus(size) ?? size);
    else all.add(name);
    isEstimated ||= sums?.isEstimated === true;
  }
  return {
    money: sumByCurrency(money),
    isEstimated,
    unpriced: [
      ...[...units].map(([name, sum]) => ({ name, figure: sizeText(sum) })),
      ...[...all].map((name) => ({ name, figure: sizeText('all') })),
    ],
  };
}

/**
 * Returns the totals of these items: the sums by currency that the `payer` and EPF pay, and what is redeemed and
 * switched, with units at the last `prices` where they have one. An item that sells without buying another scheme counts
 * as redeemed.
 */
export function subtotals(items: readonly CartItem[], prices: Prices): Subtotals {
  const sales = items.flatMap((item): readonly Sale[] => {
    const isSale = item.legs.some(({ direction }) => direction === 'out');
    if (!isSale || !isMoneyItem(item) || item.amount) return [];
    return [{ item, size: item.size, isSwitched: boughtLeg(item) !== undefined }];
  });
  return {
    ...paidBy(items),
    redeemed: flowOf(
      sales.filter(({ isSwitched }) => !isSwitched),
      prices,
    ),
    switched: flowOf(
      sales.filter(({ isSwitched }) => isSwitched),
      prices,
    ),
  };
}
