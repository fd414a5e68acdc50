import { cartList } from '@portal/shared/api/cart';
import { submitCheckout } from '@portal/shared/api/checkout-submission';
import { accountHolding } from '@portal/shared/api/holdings';
import { screen } from '@testing-library/react';
import { wireCart, wireRedemption } from '../core/fixtures/cart.ts';
import { checkoutService, openCheckout, submitButton } from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

test('[ITM-12] [CHK-02] the checkout does not take a withdrawal that its form refuses, though the service has no complaint', async () => {
  const withdrawal = wireRedemption('r1', {
    plan: 'PRS',
    accountId: '3000088125',
    scheme: 'CBPRG',
    paymentInstruction: 'PRS',
    withdrawalReason: '1',
    withdrawalDescription: 'Retirement age (55)',
  });
  const api = checkoutService()
    .reply(accountHolding, { holdings: [], totals: [], asOf: null })
    .reply(cartList, ({ query }) =>
      query.channel === 'Digital Transaction' ? wireCart({ redemption: [withdrawal] }) : wireCart(),
    );
  openCheckout('r1');
  expect(await submitButton()).toBeDisabled();
  expect(
    await screen.findByText('A withdrawal for retirement is from age 55, and the customer is 38.'),
  ).toBeVisible();
  expect(screen.getByText('An item cannot be sent as it is: change or remove it in the cart.')).toBeVisible();
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
});
