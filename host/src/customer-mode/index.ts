/** The customer's mode: the browser shows nothing but an assessment's questions until the agent has signed in again. */
export const importHandedOverPage = () => import('./handed-over-page.tsx');
export type { HostCustomerMode } from './customer-mode.ts';
export { createBrowserCustomerMode, createCustomerMode, endModeBySignIn } from './customer-mode.ts';
