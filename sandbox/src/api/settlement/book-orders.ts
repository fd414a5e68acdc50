import { and, desc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import {
  accounts,
  applicationEvents,
  applicationItems,
  applications,
  holdings,
  navs,
  transactions,
} from '../../database/tables/index.ts';
import { dateInKualaLumpur, daysBetween } from '../../rules/calendar.ts';
import { sum } from '../../rules/money.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import { unitsTaken } from '../../rules/orders/redemption-checks.ts';
import {
  type Booking,
  type Position,
  payoutOf,
  positionAfter,
  type SettledItem,
  settleTogether,
} from '../../rules/orders/settlement.ts';
import { isOfB, OPEN_STATUSES } from '../pending-units.ts';
import type { OpenOrder } from './open-orders.ts';
import { recordAssessment } from './record-assessment.ts';

const NOTHING: Position = { units: '0.00', cost: '0.00' };

const schemesOf = (item: OrderItem): readonly string[] => {
  if (item.type === 'investment' || item.type === 'redemption') return [item.payload.scheme];
  return item.type === 'switching' ? [item.payload.fromScheme, item.payload.toScheme] : [];
};

/** The price of a scheme on a day, or the latest one where that day's is not published. */
async function readNav(orm: Orm, scheme: string, day: string): Promise<string> {
  const [price] = await orm
    .select({ nav: navs.nav })
    .from(navs)
    .where(and(eq(navs.scheme, scheme), lte(navs.date, day)))
    .orderBy(desc(navs.date))
    .limit(1);
  if (!price) throw new Error(`There is no price of ${scheme} up to ${day}.`);
  return price.nav;
}

/**
 * Reads the units of sub-account B that other open orders of the account take alone, so that an order of both sub-accounts
 * leaves them. @returns a function that returns those of a scheme.
 */
async function readReservedB(
  orm: Orm,
  { id, accountId }: OpenOrder['row'],
  prices: ReadonlyMap<string, string>,
): Promise<(scheme: string) => string> {
  const others = await orm
    .select({ item: applicationItems.item })
    .from(applicationItems)
    .innerJoin(applications, eq(applications.id, applicationItems.applicationId))
    .where(
      and(
        eq(applications.accountId, accountId),
        ne(applications.id, id),
        inArray(applications.status, [...OPEN_STATUSES]),
        eq(applicationItems.isSettled, false),
      ),
    );
  const withdrawals = others.flatMap(({ item }) =>
    item.type === 'redemption' && isOfB(item) ? [item.payload] : [],
  );
  return (scheme) =>
    sum(
      withdrawals
        .filter((payload) => payload.scheme === scheme)
        .map((payload) => unitsTaken(payload, prices.get(scheme) ?? '0')),
    );
}

async function readFacts(orm: Orm, { row, items, tradeDate }: OpenOrder) {
  const schemes = [...new Set(items.flatMap(({ item }) => schemesOf(item)))];
  const prices = new Map<string, string>();
  for (const scheme of schemes) prices.set(scheme, await readNav(orm, scheme, tradeDate));
  const rows =
    schemes.length === 0
      ? []
      : await orm
          .select()
          .from(holdings)
          .where(and(eq(holdings.accountId, row.accountId), inArray(holdings.scheme, schemes)));
  const reservedB = await readReservedB(orm, row, prices);
  return {
    positionOf(scheme: string): Position {
      const holding = rows.find((each) => each.scheme === scheme);
      if (!holding) return NOTHING;
      const { units, cost, unitsB } = holding;
      return { units, cost, unitsB, reservedB: reservedB(scheme) };
    },
    navOf(scheme: string): string {
      const nav = prices.get(scheme);
      if (nav === undefined) throw new Error(`There is no price of ${scheme}.`);
      return nav;
    },
  };
}

async function changeHolding(orm: Orm, accountId: string, before: Position, booking: Booking): Promise<void> {
  const { scheme, currency } = booking;
  const { reservedB: _reserved, ...after } = positionAfter(before, booking);
  await orm
    .insert(holdings)
    .values({ accountId, scheme, currency, ...after })
    .onConflictDoUpdate({ target: [holdings.accountId, holdings.scheme], set: after });
}

/** Reference of an item's transactions; both legs of a switch have the same. */
const referenceOf = ({ row }: OpenOrder, { position }: { readonly position: number }): string =>
  `${row.formNo}-${position + 1}`;

async function bookItem(
  orm: Orm,
  order: OpenOrder,
  { entry, bookings, payout }: SettledItem<OpenOrder['items'][number]>,
  now: Date,
): Promise<void> {
  const today = dateInKualaLumpur(now);
  const { accountId, id: applicationId } = order.row;
  for (const { cost: _cost, unitsB: _unitsB, ...booking } of bookings) {
    await orm.insert(transactions).values({
      ...booking,
      reference: referenceOf(order, entry),
      accountId,
      // a trade date after today would be outside every period that the portal can ask for
      date: daysBetween(order.tradeDate, today) > 0 ? order.tradeDate : today,
      status: payout ? 'In Process' : 'Completed',
    });
    const { scheme, units, nav, currency, gross } = booking;
    const detail = `${scheme}: ${units} units at ${nav}, ${currency} ${gross}`;
    await orm.insert(applicationEvents).values({ applicationId, at: now, title: 'Priced', detail });
  }
  if (entry.item.type === 'sat') await recordAssessment(orm, entry.item, order.row, now);
  await orm.update(applicationItems).set({ isSettled: true }).where(eq(applicationItems.id, entry.id));
}

/** Notes the first contribution to an account of PRS. */
async function noteFirstContribution(orm: Orm, { row, items, tradeDate }: OpenOrder): Promise<void> {
  if (!items.some(({ item }) => item.type === 'investment' && item.payload.plan === 'PRS')) return;
  await orm
    .update(accounts)
    .set({ firstContribution: tradeDate })
    .where(and(eq(accounts.id, row.accountId), isNull(accounts.firstContribution)));
}

/**
 * Settles the items of an application at the prices of its trade date: writes units, cost and transactions, and the
 * first contribution of an account of PRS.
 * @returns why it cannot be carried out, and nothing is written then; else `undefined`
 */
export async function bookOrder(orm: Orm, order: OpenOrder, now: Date): Promise<string | undefined> {
  const facts = await readFacts(orm, order);
  const result = settleTogether(order.items, facts);
  if ('reason' in result) return result.reason;
  const current = new Map<string, Position>();
  for (const item of result) {
    for (const booking of item.bookings) {
      const before = current.get(booking.scheme) ?? facts.positionOf(booking.scheme);
      await changeHolding(orm, order.row.accountId, before, booking);
      current.set(booking.scheme, positionAfter(before, booking));
    }
    await bookItem(orm, order, item, now);
  }
  await noteFirstContribution(orm, order);
  return undefined;
}

/** Where a redemption's money went, for the timeline. */
function paidText({ payload }: Extract<OrderItem, { type: 'redemption' }>, gross: string): string {
  const { currency, amount } = payoutOf(payload, gross);
  if (payload.paymentInstruction === 'EPF') return `${currency} ${amount} returned to EPF`;
  if (payload.paymentInstruction === 'BANK')
    return `${currency} ${amount} paid to ${payload.bankName ?? 'the bank'}`;
  return `${currency} ${amount} paid to the member${amount === gross ? '' : ', after tax'}`;
}

/**
 * Pays out the redemptions of an application: their transactions become completed. Other items are left out.
 * @returns where the money went, as texts for the timeline
 */
export async function payOut(orm: Orm, order: OpenOrder): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const row of order.items) {
    if (row.item.type !== 'redemption') continue;
    const [payout] = await orm
      .update(transactions)
      .set({ status: 'Completed' })
      .where(eq(transactions.reference, referenceOf(order, row)))
      .returning({ gross: transactions.gross });
    if (payout) texts.push(paidText(row.item, payout.gross));
  }
  return texts;
}
