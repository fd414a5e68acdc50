import type { Orm } from '../../database/orm.ts';
import type { checkouts } from '../../database/tables/index.ts';
import { futureAccountId } from '../../rules/onboarding/future-accounts.ts';
import { accountIdOf, type OrderItem } from '../../rules/orders/order-item.ts';
import { type Signer, signersOf } from '../../rules/orders/signers.ts';
import { readAccountsByIds } from '../onboarding/read-applicant.ts';

/**
 * Reads who must confirm a checkout of these items, with their e-mail addresses: the customer, and joint holders of the
 * accounts and of the account that an onboarding opens.
 */
export async function readSigners(
  orm: Orm,
  checkout: Pick<typeof checkouts.$inferSelect, 'customerId' | 'customerName' | 'customerEmail'>,
  items: readonly OrderItem[],
): Promise<readonly Signer[]> {
  const ids = items.flatMap((item) => accountIdOf(item) ?? []);
  // the joint holder consents to the opening, also when nothing is bought yet
  const futureIds = items.some(({ type }) => type === 'onboarding')
    ? [futureAccountId(checkout.customerId, 'CS')]
    : [];
  return signersOf(checkout, await readAccountsByIds(orm, [...ids, ...futureIds]));
}
