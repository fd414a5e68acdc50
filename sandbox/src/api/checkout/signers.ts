import { inArray } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { accounts, type checkouts } from '../../database/tables/index.ts';
import { accountIdOf, type OrderItem } from '../../rules/orders/order-item.ts';

/** Somebody whose yes a checkout needs. */
export interface Signer {
  readonly name: string;
  readonly email: string;
}

/** Joint holders have no e-mail on record: the sandbox makes one of the identity number. */
const emailOf = (idNo: string): string => `holder-${idNo.replace(/\W/g, '').toLowerCase()}@mail.example`;

/** The customer, and of accounts that need both to sign the other holder too (domain, section 1). */
export async function signersOf(
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
