import type { Locator, Page } from 'playwright/test';
import type { Customer } from '../service/agent.ts';
import { accountOf, type Plan } from './selling.ts';

/** The drawer with the form of a switch. */
export const switchDrawer = (page: Page) => page.getByRole('dialog', { name: 'Switch', exact: true });

/** A target in the drawer's list of funds. */
export const targetOf = (drawer: Locator, fund: string) =>
  drawer.getByRole('button', { name: new RegExp(fund) });

/** Address that opens the drawer for a holding. */
export const switchAddress = (customer: Customer, plan: Plan, scheme: string): string =>
  `/client-profile?${new URLSearchParams({
    customerId: customer.customerId,
    transaction: 'switch',
    account: accountOf(customer, plan),
    scheme,
  })}`;
