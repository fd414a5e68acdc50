import type { Page } from 'playwright/test';

/** The call that submits a checkout. */
export const submitCall = { method: 'POST', path: '/application/checkout' } as const;

/** The field of the customer's e-mail on the checkout. */
export const emailField = (page: Page) => page.getByRole('textbox', { name: 'Customer’s e-mail' });

/** The list of payment methods for the amount in ringgit on the checkout. */
export const methodField = (page: Page) => page.getByRole('combobox', { name: 'Payment method, MYR' });
