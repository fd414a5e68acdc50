import { getShortName } from '@portal/shared/items';
import { Money, Nav, type Percent, splitSalesCharge, sumByCurrency } from '@portal/shared/money';
import { boughtLeg, type CartItem, isMoneyItem, sizeOf } from './cart-item.ts';

/** The charge does not depend on the price, so any price can be used. */
const anyPrice = Nav.of('1');

/** Sales charge of an item. Of units, and across currencies, it is only known when the order is priced. */
export type SalesCharge =
  | { readonly by: 'amount'; readonly money: Money }
  | { readonly by: 'percent'; readonly percent: Percent };

/**
 * Returns the sales charge of an item that buys a scheme: as money (`by: amount`) when the amount is in the scheme's
 * currency, else as percent, because it is known only when the order is priced. `undefined` for an item that buys
 * nothing or has no charge.
 */
export function salesChargeOf(item: CartItem): SalesCharge | undefined {
  const bought = boughtLeg(item);
  if (!isMoneyItem(item) || !item.salesCharge || !bought) return undefined;
  const percent = item.salesCharge;
  const size = sizeOf(item);
  if (!(size instanceof Money) || size.currency !== bought.currency) return { by: 'percent', percent };
  return { by: 'amount', money: splitSalesCharge(size, percent, anyPrice).charge };
}

/** Sums of money, and figures of what is known in money only when it is priced, such as items in units. */
export interface Flow {
  readonly money: readonly Money[];
  /** `name` says what the figure is of: `CBMGF`, `CBMGF to CBSUK`. */
  readonly unpriced: readonly { readonly name: string; readonly figure: string }[];
}

/**
 * Returns the sums of the items' sales charges, one for each currency. `unpriced` are those over 0%, each once, that
 * are known only when the order is priced: `CBMGF to CBSUK`, `1.00%`.
 */
export function salesCharges(items: readonly CartItem[]): Flow {
  const charges = items.flatMap((item) => {
    const charge = salesChargeOf(item);
    return charge && isMoneyItem(item) ? [{ item, charge }] : [];
  });
  const unpriced = new Map<string, Flow['unpriced'][number]>();
  for (const { item, charge } of charges) {
    if (charge.by !== 'percent' || charge.percent.isZero()) continue;
    const line = { name: getShortName(item.text), figure: charge.percent.format() };
    unpriced.set(`${line.name} ${line.figure}`, line);
  }
  return {
    money: sumByCurrency(charges.flatMap(({ charge }) => (charge.by === 'amount' ? [charge.money] : []))),
    unpriced: [...unpriced.values()],
  };
}
