import type { Locator, Page } from 'playwright/test';
import type { Customer } from '../service/agent.ts';
import { accountOf, type Plan } from './selling.ts';

/** Address of a customer's profile. `query` opens a tab or a drawer on it. */
export const profileAddress = (
  { customerId }: Customer,
  query: Readonly<Record<string, string>> = {},
): string => `/client-profile?${new URLSearchParams({ customerId, ...query })}`;

/** Address that opens the drawer of a transaction with the account of a plan, and with a scheme. */
const addressWithScheme =
  (transaction: string) =>
  (customer: Customer, plan: Plan, scheme: string): string =>
    profileAddress(customer, { transaction, account: accountOf(customer, plan), scheme });

export const investAddress = addressWithScheme('invest');
export const redeemAddress = addressWithScheme('redeem');
export const switchAddress = addressWithScheme('switch');
export const updateAddress = (customer: Customer): string =>
  profileAddress(customer, { transaction: 'update-information' });

export const redeemDrawer = (page: Page) => page.getByRole('dialog', { name: 'Redeem' });
export const switchDrawer = (page: Page) => page.getByRole('dialog', { name: 'Switch', exact: true });
export const updateDrawer = (page: Page) => page.getByRole('dialog', { name: 'Update information' });

/** A target in the switch drawer's list of funds. */
export const targetOf = (drawer: Locator, fund: string) =>
  drawer.getByRole('button', { name: new RegExp(fund) });
