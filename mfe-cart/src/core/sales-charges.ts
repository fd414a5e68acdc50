import { type Money, Nav, splitSalesCharge, sumByCurrency } from '@portal/shared/money';
import type { CartItem, InvestmentItem } from './cart-item.ts';

/** The charge does not depend on the price, so any will do. */
const anyPrice = Nav.of('1');

/** What an investment's sales charge comes to, out of the amount that is charged to the customer. */
export function salesChargeOf(item: InvestmentItem): Money {
  return splitSalesCharge(item.amount, item.salesCharge, anyPrice).charge;
}

/** The charges of all investments among the items, per currency. */
export function salesCharges(items: readonly CartItem[]): readonly Money[] {
  return sumByCurrency(items.flatMap((item) => (item.kind === 'investment' ? [salesChargeOf(item)] : [])));
}
