import type { SlotName } from '../../contract/index.ts';

/** What an agent calls a slot, for the panel that stands in its place. */
export const slotLabels: Readonly<Record<SlotName, string>> = {
  login: 'Sign-in',
  redirect: 'The way to the other site',
  'account-linking': 'Account linking',
  'client-list': 'Customers',
  'client-profile': 'The customer’s profile',
  suitability: 'The suitability assessment',
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

/** Slots that stand inside a page, which has its one heading already; the others are a page of their own. */
export const slotsInPages: ReadonlySet<SlotName> = new Set([
  'cart-summary',
  'transaction-drawer',
  'account-history',
]);

/** Slots that lie over the page that shows them: so does what stands in their place. */
export const slotsOverPage: ReadonlySet<SlotName> = new Set(['transaction-drawer']);
