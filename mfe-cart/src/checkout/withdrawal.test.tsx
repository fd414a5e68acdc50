import { cartList } from '@portal/shared/api/cart';
import { submitCheckout } from '@portal/shared/api/checkout-submission';
import { accountHolding } from '@portal/shared/api/holdings';
import { testDrafts } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { wireCart, wireRedemption } from '../core/fixtures/cart.ts';
import { saveReason } from '../core/items/mismatch-reasons.ts';
import { checkoutService, confirmed, openCheckout, submitButton } from './fixtures/open-checkout.tsx';

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
    await screen.findByText('A withdrawal for retirement is possible from age 55, and the customer is 38.'),
  ).toBeVisible();
  expect(screen.getByText('An item cannot be sent as it is: change or remove it in the cart.')).toBeVisible();
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
});

const withdrawalFor = (id: string, withdrawalReason: string) =>
  wireRedemption(id, {
    plan: 'PRS',
    accountId: '3000088125',
    scheme: 'CBPRG',
    paymentInstruction: 'PRS',
    withdrawalReason,
  });

const serviceWithBoth = () =>
  checkoutService()
    .reply(accountHolding, { holdings: [], totals: [], asOf: null })
    .reply(cartList, ({ query }) =>
      query.channel === 'Digital Transaction'
        ? wireCart({ redemption: [withdrawalFor('r1', '7'), withdrawalFor('r2', '9')] })
        : wireCart(),
    );
const box = () => screen.findByRole('checkbox', { name: /leaving Malaysia permanently takes everything/ });

test('[ITM-04] [CHK-03] a permanent departure beside another withdrawal is asked about at its line, and the answer is sent', async () => {
  const api = serviceWithBoth();
  const { user } = openCheckout('r1,r2');
  expect(await box()).not.toBeChecked();
  await user.click(confirmed());
  await user.click(await submitButton('2 items'));
  expect(await box()).toHaveFocus();
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  await user.click(await box());
  await user.click(await submitButton('2 items'));
  await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
  expect(api.requestsOf(submitCheckout)[0]?.body).toMatchObject({
    declaration: {
      statements: [{ code: 'departure-and-withdrawal', version: 1 }, { code: 'email-confirmed' }],
    },
  });
});

test('[ITM-04] [CHK-03] what was confirmed in the drawer is not asked again', async () => {
  serviceWithBoth();
  const drafts = testDrafts();
  saveReason(drafts, 'r2', {
    reason: '',
    acknowledged: { at: '2026-11-21T10:42:00+08:00', kind: 'departure' },
  });
  openCheckout('r1,r2', drafts);
  expect(await box()).toBeChecked();
});

test('[ITM-04] the departure alone asks nothing', async () => {
  serviceWithBoth();
  openCheckout('r2');
  expect(await submitButton()).toBeEnabled();
  expect(screen.queryByRole('checkbox', { name: /leaving Malaysia permanently/ })).toBeNull();
});
