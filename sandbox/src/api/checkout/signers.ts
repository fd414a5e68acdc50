import { inArray } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { accounts, type checkouts } from '../../database/tables/index.ts';
import { accountIdOf, type OrderItem } from '../../rules/orders/order-item.ts';

/** A person who must confirm a checkout. */
interface Signer {
  readonly name: string;
  readonly email: string;
}

/** Joint holders have no e-mail on record. The sandbox derives one from the identity number. */
const emailOf = (idNo: string): string => `holder-${idNo.replace(/\W/g, '').toLowerCase()}@mail.example`;

/** The customer, and the joint holder of accounts where both must sign (domain, section 1). */
export async function readSigners(
  orm: Orm,
  { customerName, customerEmail }: Pick<typeof checkouts.$inferSelect, 'customerName' | 'customerEmail'>,
  items: readonly OrderItem[],
): Promise<readonly Signer[]> {
  const ids = items.flatMap((item) => accountIdOf(item) ?? []);
  const rows = ids.length === 0 ? [] : await orm.select().from(accounts).where(inArray(accounts.id, ids));
  const others = rows
    .filter(({ operatingInstruction }) => operatingInstruction === '3')
    .flatMap(({ holders }) => holders.filter(({ role }) => role === 'Joint'))
    .map(({ name, idNo }) => [emailOf(idNo), { name, email: emailOf(idNo) }] as const);
  return [{ name: customerName, email: customerEmail }, ...new Map(others).values()];
}
