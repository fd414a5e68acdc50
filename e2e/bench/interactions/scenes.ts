import type { Page } from 'playwright';
import type { AgentWish, Customer } from '../../support/service/agent.ts';
import { serveBook, serveLargeCustomer } from '../../support/service/large-data.ts';
import type { Seed } from '../../support/service/seeding/seed.ts';
import type { Step } from './step.ts';
import { stepsOfDay, stepsOfLarge } from './steps.ts';

/** Steps that an agent makes one after the other in one tab. */
export interface Scene {
  /** Begins the keys of its agents. */
  readonly name: string;
  readonly wish: AgentWish;
  /** Path of the page that is loaded before the first step. */
  readonly start: string;
  readonly prepare: (page: Page, seed: Seed, customer: Customer) => Promise<unknown>;
  readonly steps: (page: Page, customer: Customer) => readonly Step[];
}

/** What is measured: the day, then the large data. */
export const scenes: readonly Scene[] = [
  {
    name: 'day',
    wish: { customers: 40, applications: 60 },
    start: '/application',
    prepare: (_page, seed, customer) => seed.investment(customer, 'CBBND', '1000.00'),
    steps: stepsOfDay,
  },
  {
    name: 'large',
    wish: { customers: 1 },
    start: '/dashboard',
    async prepare(page, seed, customer) {
      await seed.investment(customer, 'CBSUK', '2000.00');
      await serveBook(page, 2_000, customer.customerId);
      await serveLargeCustomer(page, customer, { accounts: 20, holdings: 500, items: 300 });
    },
    steps: stepsOfLarge,
  },
];
