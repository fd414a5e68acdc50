import { Money, type Nav, type Percent, type Units } from '@portal/shared/money';
import { type ItemText, type Leg, type OrderSums, type Prices, sumsOf } from '../../domain/items/index.ts';

/** An item of a cart, a checkout or an application, as papers show it. */
export interface PaperOrder {
  readonly id: string;
  readonly text: ItemText;
  /** After the title: its account or status. */
  readonly note?: string;
  /** What was declared about it, a sentence each. */
  readonly remarks: readonly string[];
  /** Of each scheme that was priced; absent before. */
  readonly prices?: readonly OrderPrice[] | undefined;
  /** The last prices, for estimates of units before they are priced. */
  readonly lastPrices?: Prices | undefined;
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
  /** The order's sums. Absent where they are only known when the order is priced. */
  readonly sums?: OrderSums | undefined;
  readonly price?: OrderPrice | undefined;
}

/** Returns the prices that an order's sums are made of: those at which it was carried out, else the last ones. */
export const pricesOf = ({ prices = [], lastPrices }: PaperOrder): Prices | undefined =>
  prices.length === 0
    ? lastPrices
    : { isFinal: true, navOf: (scheme) => prices.find((price) => price.scheme === scheme)?.nav };

/** Returns a line for each leg of an order, out before in; none for a form about the customer. */
export function listOrderLines(order: PaperOrder): readonly OrderLine[] {
  const { text, prices = [] } = order;
  const { salesCharge } = text.terms ?? {};
  const sums = sumsOf(text, pricesOf(order));
  return text.legs.map((leg) => {
    const isBought = leg.direction === 'in' || leg.direction === 'switch-in';
    const price = prices.find(({ scheme }) => scheme === leg.scheme);
    return isBought && salesCharge ? { leg, price, percent: salesCharge, sums } : { leg, price };
  });
}

/** What the customer pays in one currency: the amount, the charge in it, and what is invested. */
export interface OrderSum {
  readonly amount: Money;
  readonly charge: Money;
  readonly net: Money;
}

/** Adds up what is paid for orders, by currency, in the order of their first one. Switches are not paid. */
export function sumOrders(orders: readonly PaperOrder[]): readonly OrderSum[] {
  const sums = new Map<string, OrderSum>();
  for (const { leg, sums: own } of orders.flatMap(listOrderLines)) {
    if (leg.direction !== 'in' || !(leg.size instanceof Money)) continue;
    const { currency } = leg.size;
    const zero = Money.of(currency, '0');
    const before = sums.get(currency) ?? { amount: zero, charge: zero, net: zero };
    sums.set(currency, {
      amount: before.amount.plus(leg.size),
      charge: before.charge.plus(own?.charge ?? zero),
      net: before.net.plus(own?.net ?? leg.size),
    });
  }
  return [...sums.values()];
}
