import type { Page } from 'playwright/test';
import type { Customer } from '../service/agent.ts';

/** The drawer with the form that updates a customer's record. */
export const updateDrawer = (page: Page) => page.getByRole('dialog', { name: 'Update information' });

/** Address that opens the drawer for a customer. */
export const updateAddress = ({ customerId }: Customer): string =>
  `/client-profile?${new URLSearchParams({ customerId, transaction: 'update-information' })}`;

/** Address of the profile's Profile tab. */
export const recordAddress = ({ customerId }: Customer): string =>
  `/client-profile?${new URLSearchParams({ customerId, tab: 'profile' })}`;
