import { type Money, Nav, splitSalesCharge, sumByCurrency } from '@portal/shared/money';
import { type CartItem, paidItems } from './cart-item.ts';

/** The charge does not depend on the price, so any price can be used. */
const anyPrice = Nav.of('1');

/** Returns the sales charge that the amount of a paid item includes, or `undefined` for items without one. */
export function salesChargeOf({ amount, salesCharge }: CartItem): Money | undefined {
  return amount && salesCharge && splitSalesCharge(amount, salesCharge, anyPrice).charge;
}

/** Returns the sum of the sales charges of all paid items, per currency. */
export function salesCharges(items: readonly CartItem[]): readonly Money[] {
  return sumByCurrency(paidItems(items).flatMap((item) => salesChargeOf(item) ?? []));
}
