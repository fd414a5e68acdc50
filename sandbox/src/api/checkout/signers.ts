import { inArray } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { accounts, type checkouts } from '../../database/tables/index.ts';
import { accountIdOf, type OrderItem } from '../../rules/orders/order-item.ts';
import { type Signer, signersOf } from '../../rules/orders/signers.ts';

/** Reads who must confirm a checkout of these items. */
export async function readSigners(
  orm: Orm,
  checkout: Pick<typeof checkouts.$inferSelect, 'customerName' | 'customerEmail'>,
  items: readonly OrderItem[],
): Promise<readonly Signer[]> {
  const ids = items.flatMap((item) => accountIdOf(item) ?? []);
  const rows = ids.length === 0 ? [] : await orm.select().from(accounts).where(inArray(accounts.id, ids));
  return signersOf(checkout, rows);
}
