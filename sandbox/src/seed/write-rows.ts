import type { PGlite } from '@electric-sql/pglite';
import { bulkInsert } from '../database/bulk-insert.ts';
import * as tables from '../database/tables/index.ts';
import type { OrderBook } from './orders/place-order.ts';
import type { PeopleRows } from './rows.ts';

/** Writes customers with their accounts, bank accounts, holdings, transactions and dividends. */
export async function writePeople(client: PGlite, rows: PeopleRows): Promise<void> {
  await bulkInsert(client, tables.customers, rows.customers);
  await bulkInsert(client, tables.accounts, rows.accounts);
  await bulkInsert(client, tables.bankAccounts, rows.bankAccounts);
  await bulkInsert(client, tables.holdings, rows.holdings);
  await bulkInsert(client, tables.transactions, rows.transactions);
  await bulkInsert(client, tables.dividends, rows.dividends);
}

/** Writes past orders with their carts, payments and uploads. */
export async function writeOrders(client: PGlite, book: OrderBook): Promise<void> {
  const rowsOf = <Row>(pick: (order: OrderBook['orders'][number]) => readonly Row[]) =>
    book.orders.flatMap(pick);
  await bulkInsert(client, tables.cartItems, book.cartItems);
  await bulkInsert(
    client,
    tables.checkouts,
    rowsOf(({ checkout }) => [checkout]),
  );
  await bulkInsert(
    client,
    tables.applications,
    rowsOf(({ applications }) => applications),
  );
  await bulkInsert(
    client,
    tables.applicationItems,
    rowsOf(({ items }) => items),
  );
  await bulkInsert(
    client,
    tables.requiredDocuments,
    rowsOf(({ documents }) => documents),
  );
  await bulkInsert(
    client,
    tables.applicationEvents,
    rowsOf(({ events }) => events),
  );
  await bulkInsert(client, tables.payments, book.payments);
  await bulkInsert(client, tables.attachments, book.attachments);
  await bulkInsert(client, tables.confirmationLinks, book.links);
}
