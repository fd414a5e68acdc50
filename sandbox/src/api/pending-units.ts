import { and, asc, eq, inArray } from 'drizzle-orm';
import { applicationItems, applications, type holdings } from '../database/tables/index.ts';
import type { OrderItem } from '../rules/orders/order-item.ts';
import { unitsTaken } from '../rules/orders/redemption-checks.ts';
import { type SplitUnits, takesB, unitsAfter } from '../rules/orders/sub-accounts.ts';
import { priceOf } from './prices.ts';
import type { AgentContext } from './server/context.ts';

type Holding = Pick<typeof holdings.$inferSelect, 'accountId' | 'scheme' | 'units' | 'unitsB'>;

/** Statuses of applications whose orders can still change holdings. */
export const OPEN_STATUSES = [
  'Pending Customer Confirmation',
  'Pending Payment',
  'Pending Documents',
  'Submitted',
  'In Process',
] as const;

/** Returns the code of the scheme that an item takes units from; `undefined` when it takes none. */
export function soldScheme(item: OrderItem): string | undefined {
  if (item.type === 'redemption') return item.payload.scheme;
  return item.type === 'switching' ? item.payload.fromScheme : undefined;
}

/**
 * Units that an item takes at the latest price, as decimal text; `0` when it takes none. @throws Error without a price
 */
export function soldUnits(item: OrderItem, { prices }: Pick<AgentContext, 'prices'>): string {
  if (item.type !== 'redemption' && item.type !== 'switching') return '0';
  return unitsTaken(item.payload, priceOf(prices, soldScheme(item) ?? '').nav);
}

/** Whether an item takes units of sub-account B of PRS alone. */
export const isOfB = (item: OrderItem): boolean =>
  item.type === 'redemption' && item.payload.plan === 'PRS' && takesB(item.payload.withdrawalReason);

/** What an account has free of a scheme that it never had. */
export const NO_UNITS: SplitUnits = { units: '0.00', unitsB: '0.00' };

/** Units of a holding that no pending order takes; `unitsB` is 0 unless the scheme is PRS. */
export type FreeUnits = (holding: Holding) => SplitUnits;

/**
 * Reads the orders of accounts that are not priced yet, which take units.
 * @returns a function that returns what is free of a holding, in all (`units`) and of sub-account B (`unitsB`), as
 *   decimal texts
 */
export async function readFreeUnits(
  context: Pick<AgentContext, 'orm' | 'prices'>,
  accountIds: readonly string[],
): Promise<FreeUnits> {
  const rows = await context.orm
    .select({ accountId: applications.accountId, item: applicationItems.item })
    .from(applicationItems)
    .innerJoin(applications, eq(applications.id, applicationItems.applicationId))
    .where(
      and(
        inArray(applications.accountId, [...accountIds]),
        inArray(applications.status, [...OPEN_STATUSES]),
        eq(applicationItems.isSettled, false),
      ),
    )
    .orderBy(asc(applications.submittedAt), asc(applicationItems.position));
  return ({ accountId, scheme, units, unitsB }) =>
    rows
      .filter((row) => row.accountId === accountId && soldScheme(row.item) === scheme)
      .reduce((free, { item }) => unitsAfter(soldUnits(item, context), isOfB(item), free), {
        units,
        unitsB: unitsB ?? '0.00',
      });
}
