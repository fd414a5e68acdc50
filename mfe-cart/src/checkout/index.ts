export { CheckoutPage } from './checkout-page.tsx';
export { CheckoutVerdict, type CheckoutVerdictProps } from './verdict/checkout-verdict.tsx';
