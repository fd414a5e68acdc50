import type { SlotName } from '../../contract/index.ts';

/** Name of each slot on screen, for its error panel. */
export const slotLabels: Readonly<Record<SlotName, string>> = {
  login: 'Sign-in',
  redirect: 'The way to the other site',
  'account-linking': 'Account linking',
  'agent-confirmation': 'The agent’s sign-in',
  'client-list': 'Customers',
  'client-profile': 'The customer’s profile',
  suitability: 'The suitability assessment',
  'customer-assessment': 'The questions',
  onboarding: 'Onboarding',
  'cart-summary': 'The cart summary',
  'transaction-drawer': 'The investment form',
  cart: 'The cart',
  checkout: 'Checkout',
  payment: 'Payment',
  'payment-result': 'The payment result',
  'application-list': 'Applications',
  'application-detail': 'The application',
  'account-history': 'The account’s history',
};

/** Slots inside a page that has its heading. Other slots are pages. */
export const slotsInPages: ReadonlySet<SlotName> = new Set([
  'cart-summary',
  'transaction-drawer',
  'account-history',
  'agent-confirmation',
]);

/** Slots over a page; their error panel is also shown over it. */
export const slotsOverPage: ReadonlySet<SlotName> = new Set(['transaction-drawer']);
