import { cartPath, checkoutPath, customersPath, homePath } from '@portal/shared/pages';
import { cartSummary, defineRemote, slot, transaction } from '@portal/shared/remote';

const summary = slot({
  name: 'cart-summary',
  label: 'The cart summary',
  load: () => import('./src/slots/cart-summary.tsx'),
});
const transactionDrawer = slot({
  name: 'transaction-drawer',
  label: 'The form',
  load: () => import('./src/slots/transaction-drawer.tsx'),
});
const cart = slot({ name: 'cart', label: 'The cart', load: () => import('./src/slots/cart.tsx') });
const checkout = slot({
  name: 'checkout',
  label: 'Checkout',
  load: () => import('./src/slots/checkout.tsx'),
});
const payment = slot({ name: 'payment', label: 'Payment', load: () => import('./src/slots/payment.tsx') });
const paymentResult = slot({
  name: 'payment-result',
  label: 'The payment result',
  load: () => import('./src/slots/payment-result.tsx'),
});

const home = { label: 'Home', path: homePath };
const customer = { customer: 'profile with accounts' } as const;
const cartOfCustomer = { label: '{customer}’s Cart', else: 'Cart' };

export default defineRemote({
  team: 'Cart',
  pages: [
    {
      path: '/cart',
      slot: cart,
      title: 'Cart',
      crumbs: [home, customer, cartOfCustomer],
      customer: true,
      shows: [{ parameter: 'transaction', part: true }],
      next: [checkoutPath],
    },
    {
      path: '/checkout',
      slot: checkout,
      title: 'Checkout',
      crumbs: [
        home,
        customer,
        { ...cartOfCustomer, path: `${cartPath}?customerId={customerId}` },
        { label: 'Checkout' },
      ],
      customer: true,
      cartIcon: true,
    },
    {
      path: '/payment',
      slot: payment,
      title: 'Payment',
      crumbs: [{ label: 'Clients', path: customersPath }],
    },
    { path: '/payment/successful', slot: paymentResult, title: 'Payment result' },
  ],
  fills: [cartSummary(summary), transaction(transactionDrawer)],
});
