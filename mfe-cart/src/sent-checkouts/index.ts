export { AlreadySent } from './already-sent.tsx';
export { cartItemsOf, checkoutSums, declinedBy, payableApplications } from './checkout-summary.ts';
export { PayLink } from './pay-link.tsx';
export { SentActions } from './sent-actions.tsx';
export { useCheckoutActions } from './use-checkout-actions.ts';
