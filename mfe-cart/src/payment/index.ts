export { PaymentPage } from './payment-page.tsx';
export { PaymentResultPage } from './result-page.tsx';
