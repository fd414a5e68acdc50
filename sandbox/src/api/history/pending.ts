import type { WireOf } from '@portal/shared/api/endpoint';
import type { pendingTransactions } from '@portal/shared/api/history';
import type { Channel } from '@portal/shared/api/wire';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { applicationItems, applications } from '../../database/tables/index.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import { fundOf } from '../../seed/funds/funds.ts';
import { OPEN_STATUSES } from '../pending-units.ts';

type PendingTransaction = WireOf<typeof pendingTransactions>[number];
type Movement = Pick<PendingTransaction, 'type' | 'scheme' | 'toScheme' | 'currency' | 'size'>;

function sizeOf(amount: number, units: number, isAll: boolean): PendingTransaction['size'] {
  if (isAll) return { by: 'all' };
  return units > 0 ? { by: 'units', units } : { by: 'amount', amount };
}

/** What an item does to holdings; `undefined` for an item that changes none. */
function movementOf(item: OrderItem): Movement | undefined {
  switch (item.type) {
    case 'investment': {
      const { scheme, currency, amount } = item.payload;
      return { type: 'investment', scheme, toScheme: null, currency, size: { by: 'amount', amount } };
    }
    case 'redemption': {
      const { scheme, currency, amount, units, redeemAll } = item.payload;
      return { type: 'redemption', scheme, toScheme: null, currency, size: sizeOf(amount, units, redeemAll) };
    }
    case 'switching': {
      const { fromScheme, fromCurrency, toScheme, amount, units, switchAll } = item.payload;
      return {
        type: 'switching',
        scheme: fromScheme,
        toScheme: { scheme: toScheme, schemeName: fundOf(toScheme).name },
        currency: fromCurrency,
        size: sizeOf(amount, units, switchAll),
      };
    }
    default:
      return undefined;
  }
}

/** Reads the transactions of an account that are not completed, rejected or expired, newest first. */
export async function readPendingTransactions(
  orm: Orm,
  accountId: string,
  channel: Channel,
): Promise<PendingTransaction[]> {
  const rows = await orm
    .select({ application: applications, item: applicationItems })
    .from(applicationItems)
    .innerJoin(applications, eq(applications.id, applicationItems.applicationId))
    .where(
      and(
        eq(applications.accountId, accountId),
        eq(applications.channel, channel),
        inArray(applications.status, [...OPEN_STATUSES]),
        // a priced redemption that is not paid out yet is already among the completed ones
        eq(applicationItems.isSettled, false),
      ),
    )
    .orderBy(desc(applications.submittedAt), asc(applicationItems.position));
  return rows.flatMap(({ application, item }) => {
    const movement = movementOf(item.item);
    if (!movement) return [];
    return {
      ...movement,
      applicationId: application.id,
      formNo: application.formNo,
      transactionFormId: item.id,
      submittedAt: application.submittedAt.toISOString(),
      schemeName: fundOf(movement.scheme).name,
      status: application.status,
    };
  });
}
