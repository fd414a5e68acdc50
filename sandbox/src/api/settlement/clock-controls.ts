import type { Database } from '../../database/index.ts';
import { readOpenOrders } from './open-orders.ts';
import { processOrders } from './process-orders.ts';

/**
 * Returns the functions of the clock page: `openOrders` lists the applications that wait for the fund company, of a
 * customer or all, and `passDays` lets business days pass for them.
 */
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
