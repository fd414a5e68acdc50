import type { Page } from 'playwright/test';

/** The call that submits a checkout. */
export const submitCall = { method: 'POST', path: '/application/checkout' } as const;

export const emailField = (page: Page) => page.getByRole('textbox', { name: 'Customer’s e-mail' });
export const methodField = (page: Page) => page.getByRole('combobox', { name: 'Payment method, MYR' });
