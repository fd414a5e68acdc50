import type { SlotName } from '@portal/shared/contract';

/** Every slot as a lazy route of the one bundle. */
export const lazySlots: Readonly<Record<SlotName, () => Promise<{ readonly default: object }>>> = {
  login: () => import('../../../mfe-auth/src/slots/login.tsx'),
  redirect: () => import('../../../mfe-auth/src/slots/redirect.tsx'),
  'account-linking': () => import('../../../mfe-auth/src/slots/account-linking.tsx'),
  'agent-confirmation': () => import('../../../mfe-auth/src/slots/agent-confirmation.tsx'),
  'client-list': () => import('../../../mfe-client/src/slots/client-list.tsx'),
  'client-profile': () => import('../../../mfe-client/src/slots/client-profile.tsx'),
  suitability: () => import('../../../mfe-client/src/slots/suitability.tsx'),
  'customer-assessment': () => import('../../../mfe-client/src/slots/customer-assessment.tsx'),
  onboarding: () => import('../../../mfe-client/src/slots/onboarding.tsx'),
  'cart-summary': () => import('../../../mfe-cart/src/slots/cart-summary.tsx'),
  'transaction-drawer': () => import('../../../mfe-cart/src/slots/transaction-drawer.tsx'),
  cart: () => import('../../../mfe-cart/src/slots/cart.tsx'),
  checkout: () => import('../../../mfe-cart/src/slots/checkout.tsx'),
  payment: () => import('../../../mfe-cart/src/slots/payment.tsx'),
  'payment-result': () => import('../../../mfe-cart/src/slots/payment-result.tsx'),
  'application-list': () => import('../../../mfe-applications/src/slots/application-list.tsx'),
  'application-detail': () => import('../../../mfe-applications/src/slots/application-detail.tsx'),
  'account-history': () => import('../../../mfe-history/src/slots/account-history.tsx'),
};
