import type { Database } from '../../database/index.ts';
import { readOpenOrders } from './open-orders.ts';
import { processOrders } from './process-orders.ts';

/** Lets business days pass for the orders of a database, and lists the orders that wait. */
export const clockControls = (db: Database, now: () => Date) => ({
  async openOrders(customerId?: string) {
    const orders = await readOpenOrders(db.orm, customerId);
    return orders.map(({ row, items, status, tradeDate, processedTo, isSettled }) => ({
      formNo: row.formNo,
      customerId: row.customerId,
      customerName: row.customerName,
      types: [...new Set(items.map(({ item }) => item.type))],
      status,
      tradeDate,
      processedTo,
      isSettled,
    }));
  },
  passDays: (days: number, customerId?: string) => processOrders(db, { days, customerId }, now()),
});
