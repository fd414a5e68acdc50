/** Loads the page that a browser shows while it is in the customer's mode. */
export const importHandedOverPage = () => import('./handed-over-page.tsx');
export type { HostCustomerMode } from './customer-mode.ts';
export { createBrowserCustomerMode, createCustomerMode, endModeBySignIn } from './customer-mode.ts';
