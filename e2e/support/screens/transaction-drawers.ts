import { customerPath } from '@portal/shared/pages';
import type { Locator, Page } from 'playwright/test';
import type { Customer } from '../service/agent.ts';
import { accountOf, type Plan } from './selling.ts';

/** Address of a customer's profile. `query` opens a tab or a drawer on it. */
export const profileAddress = (
  { customerId }: Customer,
  query: Readonly<Record<string, string>> = {},
): string => `${customerPath}?${new URLSearchParams({ customerId, ...query })}`;

/** Address that opens the drawer of a transaction with the account of a plan, and with a scheme. */
const addressWithScheme =
  (transaction: string) =>
  (customer: Customer, plan: Plan, scheme: string): string =>
    profileAddress(customer, { transaction, account: accountOf(customer, plan), scheme });

/** Address that opens the drawer of an investment, with account and scheme chosen. */
export const investAddress = addressWithScheme('invest');

/** Address that opens the drawer of a redemption, with account and scheme chosen. */
export const redeemAddress = addressWithScheme('redeem');

/** Address that opens the drawer of a switch, with account and scheme chosen. */
export const switchAddress = addressWithScheme('switch');

/** Address that opens the drawer for changing the customer's details. */
export const updateAddress = (customer: Customer): string =>
  profileAddress(customer, { transaction: 'update-information' });

/** The open drawer of a redemption. */
export const redeemDrawer = (page: Page) => page.getByRole('dialog', { name: 'Redeem' });

/** The open drawer of a switch. */
export const switchDrawer = (page: Page) => page.getByRole('dialog', { name: 'Switch', exact: true });

/** The open drawer for changing the customer's details. */
export const updateDrawer = (page: Page) => page.getByRole('dialog', { name: 'Update information' });

/** A target in the switch drawer's list of funds. */
export const targetOf = (drawer: Locator, fund: string) =>
  drawer.getByRole('button', { name: new RegExp(fund) });
