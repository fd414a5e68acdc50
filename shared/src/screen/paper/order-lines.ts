import { Money, Nav, type Percent, splitSalesCharge, type Units } from '@portal/shared/money';
import type { ItemText, Leg } from '../../domain/items/index.ts';

/** An item of a cart, a checkout or an application, as papers show it. */
export interface PaperOrder {
  readonly id: string;
  readonly text: ItemText;
  /** After the title: its account or status. */
  readonly note?: string;
  /** Of an item that buys a scheme. */
  readonly salesCharge?: Percent | undefined;
  /** What was declared about it, a sentence each. */
  readonly remarks: readonly string[];
  /** Of each scheme that was priced; absent before. */
  readonly prices?: readonly OrderPrice[] | undefined;
}

/** The price at which an order was carried out in a scheme. */
export interface OrderPrice {
  readonly scheme: string;
  /** Negative when units left the account. */
  readonly units: Units;
  readonly nav: Nav;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** What one leg moves, with its charge where it buys. */
export interface OrderLine {
  readonly leg: Leg;
  readonly percent?: Percent;
  /** Charge and what is left, in money. Absent where they are only known when the order is priced. */
  readonly split?: { readonly charge: Money; readonly net: Money };
  readonly price?: OrderPrice | undefined;
}

/** The charge does not depend on the price, so any price can be used. */
const anyPrice = Nav.of('1');

/** Returns a line for each leg of an order, out before in; none for a form about the customer. */
export const listOrderLines = ({ text, salesCharge, prices = [] }: PaperOrder): readonly OrderLine[] =>
  text.legs.map((leg) => {
    const isBought = leg.direction === 'in' || leg.direction === 'switch-in';
    const price = prices.find(({ scheme }) => scheme === leg.scheme);
    if (!isBought || salesCharge === undefined) return { leg, price };
    if (!(leg.size instanceof Money)) return { leg, price, percent: salesCharge };
    const { charge, net } = splitSalesCharge(leg.size, salesCharge, anyPrice);
    return { leg, price, percent: salesCharge, split: { charge, net } };
  });

/** What the customer pays in one currency: the amount, the charge in it, and what is invested. */
export interface OrderSum {
  readonly amount: Money;
  readonly charge: Money;
  readonly net: Money;
}

/** Adds up what is paid for orders, by currency, in the order of their first one. Switches are not paid. */
export function sumOrders(orders: readonly PaperOrder[]): readonly OrderSum[] {
  const sums = new Map<string, OrderSum>();
  for (const { leg, split } of orders.flatMap(listOrderLines)) {
    if (leg.direction !== 'in' || !(leg.size instanceof Money)) continue;
    const { currency } = leg.size;
    const zero = Money.of(currency, '0');
    const before = sums.get(currency) ?? { amount: zero, charge: zero, net: zero };
    sums.set(currency, {
      amount: before.amount.plus(leg.size),
      charge: before.charge.plus(split?.charge ?? zero),
      net: before.net.plus(split?.net ?? leg.size),
    });
  }
  return [...sums.values()];
}
