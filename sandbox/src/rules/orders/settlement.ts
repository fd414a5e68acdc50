import { compare, marketValue, minus, percentage, proportion, splitSalesCharge, sum } from '../money.ts';
import type { OrderItem } from './order-item.ts';
import { unitsTaken } from './redemption-checks.ts';
import { contributedToB, takenFromB, takesB } from './sub-accounts.ts';

/** Units and cost of a scheme in an account, as decimal text. */
export interface Position {
  readonly units: string;
  readonly cost: string;
  /** Units of sub-account B; only of a private retirement scheme. */
  readonly unitsB?: string | null;
  /** Units of sub-account B that other open orders for it alone take. */
  readonly reservedB?: string;
}

/** What an order does to one scheme: a completed transaction, and the change of the holding's cost. */
export interface Booking {
  readonly type: 'SA' | 'RD' | 'SO' | 'SI';
  readonly scheme: string;
  readonly currency: string;
  readonly agentCode: string;
  readonly gross: string;
  readonly charge: string;
  readonly nav: string;
  /** Negative when units leave the account. */
  readonly units: string;
  /** Change of the holding's cost; negative when units leave the account. */
  readonly cost: string;
  /** Change of the units of sub-account B; only of a private retirement scheme. */
  readonly unitsB?: string;
}

/** Money that a redemption pays out, after tax. */
export interface Payout {
  readonly currency: string;
  readonly amount: string;
}

/** Result of an order at its price. An order that cannot be carried out changes nothing. */
export type Settlement =
  | { readonly status: 'settled'; readonly bookings: readonly Booking[]; readonly payout?: Payout }
  | { readonly status: 'refused'; readonly reason: string };

/** The holdings of the order's account, and the prices. */
export interface SettlementFacts {
  /** The holding of a scheme; zero where there is none. */
  positionOf(scheme: string): Position;
  /** NAV of the order's trade date. */
  navOf(scheme: string): string;
}

type Redemption = Extract<OrderItem, { type: 'redemption' }>['payload'];
type Switching = Extract<OrderItem, { type: 'switching' }>['payload'];
type Investment = Extract<OrderItem, { type: 'investment' }>['payload'];

/** What a purchase costs, its charge in percent, and how many of its units go to sub-account B. */
interface Purchase {
  readonly gross: string;
  readonly salesCharge: number;
  readonly ofB: ((units: string) => string) | undefined;
}

/** The scheme that is traded, and the agent code under which it is. */
type TradeFields = Pick<Booking, 'scheme' | 'currency' | 'agentCode'>;

/** Of a pre-retirement withdrawal 92% is paid, the rest is tax (docs/domain.md, section 3). */
const PRE_RETIREMENT = '2';
const AFTER_TAX = '92';

const tooSmall = (scheme: string) => ({
  reason: `The order is worth less than a hundredth of a unit of ${scheme}.`,
});

/** Units of sub-account B that are sold; `undefined` when the holding has none. */
function soldFromB(units: string, isOfB: boolean, holding: Position): string | undefined {
  const { unitsB, reservedB = '0' } = holding;
  if (unitsB === undefined || unitsB === null) return undefined;
  const taken = takenFromB(units, isOfB, {
    units: minus(holding.units, reservedB),
    unitsB: minus(unitsB, reservedB),
  });
  return isOfB || compare(taken, unitsB) <= 0 ? taken : unitsB;
}

/** Units that are sold, with the part of the holding's cost that leaves with them. */
function sell(
  type: 'RD' | 'SO',
  { scheme, currency, agentCode }: TradeFields,
  size: Pick<Redemption, 'amountOrUnit' | 'amount' | 'units'> & { readonly isOfB: boolean },
  { positionOf, navOf }: SettlementFacts,
): Booking | { readonly reason: string } {
  const nav = navOf(scheme);
  const holding = positionOf(scheme);
  const units = sum([unitsTaken(size, nav)]);
  if (compare(units, '0') <= 0) return tooSmall(scheme);
  if (compare(units, holding.units) > 0)
    return { reason: `The account has ${holding.units} units of ${scheme}, and the order takes ${units}.` };
  const unitsB = soldFromB(units, size.isOfB, holding);
  if (unitsB !== undefined && compare(unitsB, holding.unitsB ?? '0') > 0)
    return {
      reason: `Sub-account B has ${holding.unitsB} units of ${scheme}, and the order takes ${units}.`,
    };
  const gross = size.amountOrUnit === 'UNIT' ? marketValue(units, nav) : sum([String(size.amount)]);
  return {
    type,
    scheme,
    currency,
    agentCode,
    gross,
    charge: '0.00',
    nav,
    units: minus('0', units),
    cost: minus('0', proportion(holding.cost, units, holding.units)),
    ...(unitsB === undefined ? {} : { unitsB: minus('0', unitsB) }),
  };
}

/**
 * Units that are bought for an amount with the sales charge included. `ofB` returns how many of them go to sub-account B
 * of PRS.
 */
function buy(
  type: 'SA' | 'SI',
  { scheme, currency, agentCode }: TradeFields,
  { gross, salesCharge, ofB }: Purchase,
  { navOf }: SettlementFacts,
): Booking | { readonly reason: string } {
  const nav = navOf(scheme);
  const { charge, units } = splitSalesCharge(gross, String(salesCharge), nav);
  if (compare(units, '0') <= 0) return tooSmall(scheme);
  const unitsB = ofB && { unitsB: ofB(units) };
  return { type, scheme, currency, agentCode, gross, charge, nav, units, cost: gross, ...unitsB };
}

function settleInvestment(payload: Investment, facts: SettlementFacts): Settlement {
  const { amount, salesCharge, plan } = payload;
  const ofB = plan === 'PRS' ? contributedToB : undefined;
  const bought = buy('SA', payload, { gross: sum([String(amount)]), salesCharge, ofB }, facts);
  if ('reason' in bought) return { status: 'refused', reason: bought.reason };
  return { status: 'settled', bookings: [bought] };
}

/**
 * Returns what a redemption of this gross value pays out: less 8% tax for a pre-retirement withdrawal from PRS, else
 * all of it.
 */
export function payoutOf(
  { plan, withdrawalReason, currency }: Pick<Redemption, 'plan' | 'withdrawalReason' | 'currency'>,
  gross: string,
): Payout {
  const isTaxed = plan === 'PRS' && withdrawalReason === PRE_RETIREMENT;
  return { currency, amount: isTaxed ? percentage(gross, AFTER_TAX) : gross };
}

function settleRedemption(payload: Redemption, facts: SettlementFacts): Settlement {
  const isOfB = payload.plan === 'PRS' && takesB(payload.withdrawalReason);
  const sold = sell('RD', payload, { ...payload, isOfB }, facts);
  if ('reason' in sold) return { status: 'refused', reason: sold.reason };
  return { status: 'settled', bookings: [sold], payout: payoutOf(payload, sold.gross) };
}

/** The proceeds of the one scheme, without a charge, buy the other one at the target's charge. */
function settleSwitching(payload: Switching, facts: SettlementFacts): Settlement {
  const { fromScheme, fromCurrency, toScheme, toCurrency, agentCode } = payload;
  if (fromCurrency !== toCurrency)
    return { status: 'refused', reason: 'A switch must stay in the same currency.' };
  const sale = sell(
    'SO',
    { scheme: fromScheme, currency: fromCurrency, agentCode },
    { ...payload, isOfB: false },
    facts,
  );
  if ('reason' in sale) return { status: 'refused', reason: sale.reason };
  const target = { scheme: toScheme, currency: toCurrency, agentCode };
  // what was in sub-account B stays there
  const { unitsB: soldB } = sale;
  const ofB = soldB === undefined ? undefined : (bought: string) => proportion(bought, soldB, sale.units);
  const { salesCharge } = payload;
  const purchase = buy('SI', target, { gross: sale.gross, salesCharge, ofB }, facts);
  if ('reason' in purchase) return { status: 'refused', reason: purchase.reason };
  return { status: 'settled', bookings: [sale, purchase] };
}

/**
 * Turns a confirmed order into bookings and a payout, or says why it is refused. Items that trade no scheme settle
 * without bookings.
 */
export function settleOrder(item: OrderItem, facts: SettlementFacts): Settlement {
  switch (item.type) {
    case 'investment':
      return settleInvestment(item.payload, facts);
    case 'redemption':
      return settleRedemption(item.payload, facts);
    case 'switching':
      return settleSwitching(item.payload, facts);
    default:
      return { status: 'settled', bookings: [] };
  }
}

/** Returns a holding after a booking: units, cost and units of sub-account B changed by the booking's. */
export const positionAfter = (before: Position, booking: Booking): Position => ({
  ...before,
  units: sum([before.units, booking.units]),
  cost: sum([before.cost, booking.cost]),
  ...(booking.unitsB === undefined ? {} : { unitsB: sum([before.unitsB ?? '0', booking.unitsB]) }),
});

/** An item of an application, with its settlement. */
export interface SettledItem<Entry> {
  readonly entry: Entry;
  readonly bookings: readonly Booking[];
  readonly payout?: Payout;
}

/**
 * Settles the items of an application one after the other, and returns them with their bookings. When one of them is
 * refused, none is settled, and it returns the reason.
 */
export function settleTogether<Entry extends { readonly item: OrderItem }>(
  entries: readonly Entry[],
  { positionOf, navOf }: SettlementFacts,
): readonly SettledItem<Entry>[] | { readonly reason: string } {
  const newPositions = new Map<string, Position>();
  const current = (scheme: string) => newPositions.get(scheme) ?? positionOf(scheme);
  const settledItems: SettledItem<Entry>[] = [];
  for (const entry of entries) {
    const result = settleOrder(entry.item, { positionOf: current, navOf });
    if (result.status === 'refused') return { reason: result.reason };
    for (const booking of result.bookings)
      newPositions.set(booking.scheme, positionAfter(current(booking.scheme), booking));
    const { bookings, payout } = result;
    settledItems.push({ entry, bookings, ...(payout ? { payout } : {}) });
  }
  return settledItems;
}
