import type { Page } from 'playwright/test';
import type { Customer } from '../service/agent.ts';
import { accountOf, type Plan } from './selling.ts';

/** The drawer with the form of a redemption. */
export const redeemDrawer = (page: Page) => page.getByRole('dialog', { name: 'Redeem' });

/** Address that opens the drawer for a holding. */
export const redeemAddress = (customer: Customer, plan: Plan, scheme: string): string =>
  `/client-profile?${new URLSearchParams({
    customerId: customer.customerId,
    transaction: 'redeem',
    account: accountOf(customer, plan),
    scheme,
  })}`;
