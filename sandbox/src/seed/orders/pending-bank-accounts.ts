import { takeNumbers } from '../../database/counters.ts';
import type { Database } from '../../database/index.ts';
import { orderRows } from '../../database/order-rows.ts';
import * as tables from '../../database/tables/index.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import type { CheckoutStatus } from '../../rules/orders/status-transitions.ts';
import type { SeedContext } from '../customers/add-customer.ts';
import type { DemoAgent } from '../demo-agents.ts';
import type { CustomerRow } from '../rows.ts';
import { cartRow } from './cart-row.ts';
import { bankarItem } from './order-items.ts';
import { pastDeclaration } from './past-declaration.ts';

interface Owner {
  readonly agent: DemoAgent;
  readonly customer: CustomerRow;
  readonly now: Date;
}

async function addItem(
  { orm }: Database,
  { agent, customer, now }: Owner,
  item: OrderItem,
  state: tables.CartItemState,
): Promise<string> {
  const counters = { item: (await takeNumbers(orm, 'item')) - 1 };
  const row = {
    ...cartRow({ agent, customer }, item, counters, now),
    channel: 'Digital Form' as const,
    state,
  };
  await orm.insert(tables.cartItems).values(row);
  return row.id;
}

async function checkOut(
  db: Database,
  owner: Owner,
  item: OrderItem,
  status: Extract<CheckoutStatus, 'Pending Customer Confirmation' | 'Rejected'>,
): Promise<void> {
  const { orm } = db;
  const { agent, customer, now } = owner;
  const id = await addItem(db, owner, item, 'checkout');
  const rows = orderRows(
    {
      agentUserId: agent.userId,
      agentName: agent.displayName,
      agentEmail: agent.email,
      customerId: customer.id,
      customerName: customer.name,
      customerEmail: customer.email,
      channel: 'Digital Transaction',
      items: [{ id, item }],
      declaration: pastDeclaration(customer, [{ id, item }], now),
      payment: [],
      payer: null,
    },
    { checkout: await takeNumbers(orm, 'checkout'), form: await takeNumbers(orm, 'form') },
    now,
  );
  await orm.insert(tables.checkouts).values({ ...rows.checkout, status });
  await orm.insert(tables.applications).values(rows.applications.map((form) => ({ ...form, status })));
  await orm.insert(tables.applicationItems).values([...rows.items]);
  await orm.insert(tables.applicationEvents).values([...rows.events]);
}

/**
 * Adds three bank account additions of the first customer: in the cart, in a checkout that awaits confirmation, and in
 * a rejected checkout. @throws Error when the customer has no cash account.
 */
export async function addPendingBankAccounts(
  db: Database,
  { rows }: SeedContext,
  agent: DemoAgent,
  now: Date,
): Promise<void> {
  const [customer] = rows.customers;
  const account = rows.accounts.find(({ customerId, plan }) => customerId === customer?.id && plan === 'CS');
  if (!customer || !account)
    throw new Error('Bank accounts are added to a cash account: ask for customers and CS.');
  const owner = { agent, customer, now };
  await addItem(db, owner, bankarItem(customer, account, '514011112222'), 'cart');
  await checkOut(db, owner, bankarItem(customer, account, '514033334444'), 'Pending Customer Confirmation');
  await checkOut(db, owner, bankarItem(customer, account, '514055556666'), 'Rejected');
}
