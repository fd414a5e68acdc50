import { takeNumbers } from '../../database/counters.ts';
import type { Database } from '../../database/index.ts';
import type { SeedContext } from '../customers/add-customer.ts';
import type { DemoAgent } from '../demo-agents.ts';
import { createSource } from '../random.ts';
import { writeOrders } from '../write-rows.ts';
import { type OrderBook, placeOrder } from './place-order.ts';

/** The most items that a random order has. */
const ITEMS_PER_ORDER = 2;
/** Past days over which the orders are spread. */
const DAYS = 300;

/**
 * Writes `count` completed orders of an agent's customers into the database, one application each, without documents.
 * @throws Error when no customer has a holding in an account
 */
export async function addPastApplications(
  { orm, client }: Database,
  { rows }: SeedContext,
  agent: DemoAgent,
  count: number,
  now: Date,
): Promise<void> {
  const candidates = rows.accounts.flatMap((account) => {
    const customer = rows.customers.find(({ id }) => id === account.customerId);
    const holdings = rows.holdings.filter(({ accountId }) => accountId === account.id);
    return customer && holdings.length > 0 ? [{ customer, account, holdings }] : [];
  });
  if (candidates.length === 0)
    throw new Error('Orders are placed in accounts with holdings: ask for customers.');
  const counters = {
    item: (await takeNumbers(orm, 'item', count * ITEMS_PER_ORDER)) - 1,
    checkout: (await takeNumbers(orm, 'checkout', count)) - 1,
    form: (await takeNumbers(orm, 'form', count)) - 1,
    payment: (await takeNumbers(orm, 'payment', count)) - 1,
    customer: 0,
    'test-agent': 0,
  };
  const book: OrderBook = { cartItems: [], orders: [], payments: [], attachments: [], links: [] };
  const source = createSource(`past applications ${agent.key}`);
  for (let left = count; left > 0; left -= 1) {
    const context = { source, agent, candidate: source.pick(candidates), now };
    placeOrder(book, counters, context, { status: 'Completed', daysAgo: source.int(7, DAYS) });
  }
  // without documents, whose files would be most of the data
  const orders = book.orders.map((order) => ({ ...order, documents: [] }));
  await writeOrders(client, { ...book, orders, attachments: [], links: [] });
}
