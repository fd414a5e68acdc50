import type { WireOf } from '@portal/shared/api/endpoint';
import type { pendingTransactions } from '@portal/shared/api/history';
import type { Channel } from '@portal/shared/api/wire';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { applicationItems, applications } from '../../database/tables/index.ts';
import { sizesOf } from '../../rules/orders/item-size.ts';
import { OPEN_STATUSES } from '../pending-units.ts';

type PendingTransaction = WireOf<typeof pendingTransactions>[number];

/** How much moves, without what moves. */
function sizeOf(moved: ReturnType<typeof sizesOf>[number]): PendingTransaction['size'] {
  switch (moved.by) {
    case 'amount':
      return { by: 'amount', amount: moved.amount };
    case 'units':
      return { by: 'units', units: moved.units };
    case 'all':
      return { by: 'all' };
  }
}

/**
 * Reads the items of an account's open applications in a channel that are not settled yet, newest first, as pending
 * transactions; items that move no units are left out.
 */
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
  return rows.flatMap(({ application, item }) =>
    sizesOf([item.item]).map((moved) => ({
      applicationId: application.id,
      formNo: application.formNo,
      transactionFormId: item.id,
      submittedAt: application.submittedAt.toISOString(),
      type: moved.type,
      scheme: moved.scheme,
      schemeName: moved.schemeName,
      toScheme: moved.to,
      currency: moved.currency,
      size: sizeOf(moved),
      status: application.status,
    })),
  );
}
