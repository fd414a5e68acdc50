export { AlreadySent } from './already-sent.tsx';
export { ActionFailure } from './checkout-actions.tsx';
export {
  awaitedNames,
  cartItemsOf,
  checkoutSums,
  confirmedBy,
  draftLabel,
  itemsOfApplication,
  mixedNotices,
  payableApplications,
  quote,
  rejectedBy,
} from './checkout-summary.ts';
export { MixedNotices } from './mixed-notices.tsx';
export { PayLink } from './pay-link.tsx';
export { SentActions, useSentActions } from './sent-actions.tsx';
export { useCheckoutActions } from './use-checkout-actions.ts';
