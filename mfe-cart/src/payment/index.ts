export { PaymentPage } from './payment-page.tsx';
export { PaymentResultPage } from './result/result-page.tsx';
