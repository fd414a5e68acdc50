export { CartSummary } from './cart-summary.tsx';
