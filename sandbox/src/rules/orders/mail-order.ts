import { withdrawalReason } from '@portal/shared/withdrawal-reasons';
import { figureText, marketValue, minus, splitSalesCharge } from '../money.ts';
import { sizesOf } from './item-size.ts';
import type { OrderItem } from './order-item.ts';
import { payoutOf } from './settlement.ts';

/** An order in the table of an e-mail, as texts; `–` where an order has none of it. */
export interface MailOrder {
  /** What it does with which scheme, in which account. */
  readonly product: string;
  readonly size: string;
  readonly chargePercent: string;
  readonly charge: string;
  /** What is invested or paid out. */
  readonly net: string;
}

/** Returns the last price of a scheme, as decimal text; `undefined` without one. */
export type NavOf = (scheme: string) => string | undefined;

type Order = Extract<OrderItem, { readonly type: 'investment' | 'redemption' | 'switching' }>;

/** Whether an item is an order, which gets a price. */
export const isOrder = (item: OrderItem): item is Order =>
  item.type === 'investment' || item.type === 'redemption' || item.type === 'switching';

/** Formats an amount: `MYR 1,200.00`. */
export const amountText = (currency: string, amount: string | number) => `${currency} ${figureText(amount)}`;

/** Returns how much an order moves: `MYR 1,200.00`, `400.00 units` or `all units`. */
export function sizeText(item: Order): string {
  const [size] = sizesOf([item]);
  if (size === undefined || size.by === 'all') return 'all units';
  return size.by === 'units' ? `${figureText(size.units)} units` : amountText(size.currency, size.amount);
}

/** What an order is worth, as decimal text. That of units is an estimate at the last price. */
interface Worth {
  readonly gross: string;
  readonly isEstimated: boolean;
}

function worthOf({ type, payload }: Order, navOf: NavOf): Worth | undefined {
  if (type === 'investment' || payload.amountOrUnit === 'AMOUNT')
    return { gross: String(payload.amount), isEstimated: false };
  const nav = navOf(type === 'switching' ? payload.fromScheme : payload.scheme);
  return nav === undefined || payload.units === 0
    ? undefined
    : { gross: marketValue(String(payload.units), nav), isEstimated: true };
}

/** Whether the sums of an order are estimates, because it is of units. */
export const isEstimated = (item: Order, navOf: NavOf): boolean =>
  sumsOf(item, navOf).net?.startsWith('≈') === true;

/** The sums of an order as texts. */
interface OrderTexts {
  readonly chargePercent?: string;
  readonly charge?: string;
  readonly tax?: string;
  readonly net?: string;
}

function sumsOf(item: Order, navOf: NavOf): OrderTexts {
  const worth = worthOf(item, navOf);
  const { type, payload } = item;
  const text = (currency: string, amount: string) =>
    `${worth?.isEstimated ? '≈ ' : ''}${amountText(currency, amount)}`;
  if (type === 'redemption') {
    if (!worth) return {};
    const { currency, amount: net } = payoutOf(payload, worth.gross);
    const tax = minus(worth.gross, net);
    return { ...(tax === '0.00' ? {} : { tax: text(currency, tax) }), net: text(currency, net) };
  }
  const chargePercent = `${figureText(payload.salesCharge)}%`;
  const isKnown = type === 'investment' || payload.fromCurrency === payload.toCurrency;
  if (!worth || !isKnown) return { chargePercent };
  const currency = type === 'investment' ? payload.currency : payload.toCurrency;
  // the charge does not depend on the price of what is bought
  const { charge, net } = splitSalesCharge(worth.gross, String(payload.salesCharge), '1');
  return { chargePercent, charge: text(currency, charge), net: text(currency, net) };
}

/** Names what an order does with which scheme: `Switch from … to …`. */
function productText({ type, payload }: Order): string {
  if (type === 'switching') return `Switch from ${payload.fromSchemeName} to ${payload.toSchemeName}`;
  return `${type === 'investment' ? 'Invest in' : 'Redeem from'} ${payload.schemeName}`;
}

/** Returns an order's row in the table of an e-mail. `account` names its account. */
export function mailOrderOf(item: Order, account: string, navOf: NavOf): MailOrder {
  const { chargePercent = '–', charge = '–', net = '–' } = sumsOf(item, navOf);
  return { product: `${productText(item)}, ${account}`, size: sizeText(item), chargePercent, charge, net };
}

/** Says the reason of a withdrawal from PRS: its name, and the words that were typed for it. */
function reasonFacts({ type, payload }: Order): readonly string[] {
  if (type !== 'redemption' || payload.withdrawalReason === null) return [];
  const { withdrawalReason: code, withdrawalDescription: words } = payload;
  const texts = new Set([withdrawalReason(code)?.name, words].filter(Boolean));
  return texts.size === 0 ? [] : [`Reason: ${[...texts].join(': ')}`];
}

/**
 * Returns the sums of an order in a sentence, which its row in the table has too: the sales charge and what is invested or
 * switched in, or what redeemed units are worth.
 */
export function sumFacts(item: Order, navOf: NavOf): readonly string[] {
  const { chargePercent, charge, tax, net } = sumsOf(item, navOf);
  if (chargePercent === undefined) return !tax && net?.startsWith('≈') ? [`Worth ${net}`] : [];
  if (charge === undefined) return [`Sales charge ${chargePercent}`];
  const done = item.type === 'investment' ? 'invested' : 'switched in';
  return [`Sales charge ${charge} (${chargePercent}), ${net} is ${done}`];
}

/** Returns the reason of a withdrawal in a sentence, and its tax with what is paid. */
export function withdrawalFacts(item: Order, navOf: NavOf): readonly string[] {
  const { tax, net } = sumsOf(item, navOf);
  return [...reasonFacts(item), ...(tax ? [`Tax ${tax} (8%), ${net} is paid`] : [])];
}
