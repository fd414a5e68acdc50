export { AlreadySent } from './already-sent.tsx';
export { dueSumTexts, payableApplications } from './checkout-summary.ts';
export { PayLink } from './pay-link.tsx';
