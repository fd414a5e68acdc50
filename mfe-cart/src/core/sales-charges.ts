import { type Money, Nav, splitSalesCharge, sumByCurrency } from '@portal/shared/money';
import type { CartItem, InvestmentItem } from './cart-item.ts';

/** The charge does not depend on the price, so any price can be used. */
const anyPrice = Nav.of('1');

/** Returns the sales charge that an investment's amount includes. */
export function salesChargeOf(item: InvestmentItem): Money {
  return splitSalesCharge(item.amount, item.salesCharge, anyPrice).charge;
}

/** Returns the sum of the sales charges of all investments, per currency. */
export function salesCharges(items: readonly CartItem[]): readonly Money[] {
  return sumByCurrency(items.flatMap((item) => (item.kind === 'investment' ? [salesChargeOf(item)] : [])));
}
