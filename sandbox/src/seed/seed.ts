import type { PGlite } from '@electric-sql/pglite';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { Counters } from '../database/counters.ts';
import * as tables from '../database/tables/index.ts';
import { dateInKualaLumpur } from '../rules/calendar.ts';
import { createAccountNumbers } from './customers/accounts.ts';
import {
  addCommonCustomer,
  addKnownCustomer,
  type SeedContext,
  type Servicing,
} from './customers/add-customer.ts';
import { DEMO_CUSTOMERS } from './customers/demo-customers.ts';
import { agentRow, DEMO_AGENTS, type DemoAgent, registrationRows } from './demo-agents.ts';
import { createPriceHistory } from './funds/price-history.ts';
import { createDemoOrders } from './orders/demo-orders.ts';
import type { OrderBook } from './orders/place-order.ts';
import { createSource } from './random.ts';
import { emptyPeopleRows } from './rows.ts';
import { writeOrders, writePeople } from './write-rows.ts';

/** Raise it when the seed's data changes: databases of older versions are then created again. */
export const SEED_VERSION = '12';

/** Size and date of the seed. */
export interface SeedOptions {
  /** Number of customers; fewer make a faster database for tests. */
  readonly customers: number;
  /** End of the years for which transactions are made. */
  readonly now: Date;
}

/** All rows that the seed writes. The same options give the same rows. */
interface SeedRows extends OrderBook {
  readonly context: SeedContext;
  readonly counters: Counters;
}

/** Number of other agents, who cannot sign in. They service the remaining customers. */
const OTHER_AGENTS = 60;
/** The main demo agent services at most this share of all customers. */
const MAIN_SHARE = 0.1;

function customersOf(agent: DemoAgent, total: number): number {
  return agent.customers > 100 ? Math.round(Math.min(agent.customers, total * MAIN_SHARE)) : agent.customers;
}

function customerId(number: number): string {
  return `C${String(number).padStart(7, '0')}`;
}

function servicingOf(agent: DemoAgent): Servicing {
  const { ut, prs } = agent.codes;
  return { agentCustomerId: agent.servicingId, codes: { ut: ut ?? 'U200001', prs: prs ?? 'P100001' } };
}

function createSeedContext(now: Date): SeedContext {
  let reference = 0;
  return {
    source: createSource('customers'),
    pastSource: createSource('transactions'),
    today: dateInKualaLumpur(now),
    prices: createPriceHistory(now),
    numbers: createAccountNumbers(1_000_000),
    usedIds: new Set(DEMO_CUSTOMERS.map(({ identity }) => identity.idNo)),
    nextReference: () => `TX${String(++reference).padStart(9, '0')}`,
    rows: emptyPeopleRows(),
  };
}

/** Returns all rows of the seed, made in memory, without a database. */
export function seedRows({ customers, now }: SeedOptions): SeedRows {
  const context = createSeedContext(now);
  let number = 0;
  for (const agent of DEMO_AGENTS) {
    const servicing = servicingOf(agent);
    const known = agent.key === 'aisyah' ? DEMO_CUSTOMERS : [];
    for (const customer of known) addKnownCustomer(context, customer, servicing);
    for (let left = customersOf(agent, customers) - known.length; left > 0; left -= 1) {
      number += 1;
      addCommonCustomer(context, customerId(number), number, servicing);
    }
  }
  while (context.rows.customers.length < customers) {
    number += 1;
    addCommonCustomer(context, customerId(number), number, {
      agentCustomerId: `AC9${String(number % OTHER_AGENTS).padStart(5, '0')}`,
    });
  }
  const counters: Counters = {
    item: 0,
    checkout: 100,
    form: 10_000,
    payment: 0,
    customer: 0,
    'test-agent': 0,
  };
  return { ...createDemoOrders(context.rows, counters, now), context, counters };
}

/** Writes the seed into an empty database, in one transaction. */
export async function seed(client: PGlite, options: SeedOptions): Promise<void> {
  const { context, counters, ...book } = seedRows(options);
  await client.exec('begin');
  await bulkInsert(
    client,
    tables.agents,
    DEMO_AGENTS.map((agent) => agentRow(agent)),
  );
  await bulkInsert(client, tables.registrations, DEMO_AGENTS.flatMap(registrationRows));
  await bulkInsert(client, tables.navs, context.prices.rows());
  await writePeople(client, context.rows);
  await writeOrders(client, book);
  await bulkInsert(
    client,
    tables.counters,
    Object.entries(counters).map(([name, value]) => ({ name, value })),
  );
  await client.exec('commit');
}
