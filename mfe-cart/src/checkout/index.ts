export { CheckoutPage } from './checkout-page.tsx';
export { CheckoutVerdict } from './verdict/checkout-verdict.tsx';
