import { and, eq, inArray } from 'drizzle-orm';
import { applicationItems, applications, type holdings } from '../database/tables/index.ts';
import { sum } from '../rules/money.ts';
import type { OrderItem } from '../rules/orders/order-item.ts';
import { unitsTaken } from '../rules/orders/redemption-checks.ts';
import { priceOf } from './prices.ts';
import type { AgentContext } from './server/context.ts';

type Holding = Pick<typeof holdings.$inferSelect, 'accountId' | 'scheme' | 'pendingUnits'>;

/** Statuses of applications whose orders can still change holdings. */
export const OPEN_STATUSES = [
  'Pending Customer Confirmation',
  'Pending Payment',
  'Pending Documents',
  'Submitted',
  'In Process',
] as const;

/** The scheme that an item takes units from; `undefined` when it takes none. */
export function soldScheme(item: OrderItem): string | undefined {
  if (item.type === 'redemption') return item.payload.scheme;
  return item.type === 'switching' ? item.payload.fromScheme : undefined;
}

/** Units that an item takes at the latest price, as decimal text. */
export function soldUnits(item: OrderItem, { prices }: Pick<AgentContext, 'prices'>): string {
  if (item.type !== 'redemption' && item.type !== 'switching') return '0';
  return unitsTaken(item.payload, priceOf(prices, soldScheme(item) ?? '').nav);
}

/** Reads the orders of accounts that are not priced yet. @returns a function that returns a holding's pending units. */
export async function readPendingUnits(
  context: Pick<AgentContext, 'orm' | 'prices'>,
  accountIds: readonly string[],
): Promise<(holding: Holding) => string> {
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
    );
  return ({ accountId, scheme, pendingUnits }) =>
    sum([
      pendingUnits,
      ...rows
        .filter((row) => row.accountId === accountId && soldScheme(row.item) === scheme)
        .map(({ item }) => soldUnits(item, context)),
    ]);
}
