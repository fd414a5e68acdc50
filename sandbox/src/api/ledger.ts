import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import {
  accounts,
  applicationItems,
  applications,
  cartItems,
  checkouts,
  holdings,
  payments,
  requiredDocuments,
} from '../database/tables/index.ts';

/**
 * Reads all rows of a customer's cart, checkouts, applications, payments and holdings, oldest first, removed and deleted
 * ones included. Tests compare the screens with it.
 */
export async function readLedger({ orm }: Database, customerId: string) {
  const forms = await orm
    .select()
    .from(applications)
    .where(eq(applications.customerId, customerId))
    .orderBy(asc(applications.id));
  const ids = forms.map(({ id }) => id);
  const items = await orm
    .select()
    .from(cartItems)
    .where(eq(cartItems.customerId, customerId))
    .orderBy(asc(cartItems.id));
  return {
    customerId,
    cartItems: items.map(({ item, ...row }) => ({ ...row, type: item.type, payload: item.payload })),
    checkouts: await orm
      .select()
      .from(checkouts)
      .where(eq(checkouts.customerId, customerId))
      .orderBy(asc(checkouts.id)),
    applications: forms,
    applicationItems: await orm
      .select()
      .from(applicationItems)
      .where(inArray(applicationItems.applicationId, ids))
      .orderBy(asc(applicationItems.id)),
    payments: await orm
      .select()
      .from(payments)
      .where(inArray(payments.applicationId, ids))
      .orderBy(asc(payments.id)),
    documents: await orm
      .select()
      .from(requiredDocuments)
      .where(inArray(requiredDocuments.applicationId, ids))
      .orderBy(asc(requiredDocuments.id)),
    holdings: await orm
      .select({
        accountId: holdings.accountId,
        scheme: holdings.scheme,
        units: holdings.units,
        cost: holdings.cost,
      })
      .from(holdings)
      .innerJoin(accounts, eq(accounts.id, holdings.accountId))
      .where(eq(accounts.customerId, customerId))
      .orderBy(asc(holdings.accountId), asc(holdings.scheme)),
  };
}
