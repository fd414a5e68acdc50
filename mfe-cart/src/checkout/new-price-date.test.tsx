import { submitCheckout } from '@portal/shared/api/checkout-submission';
import { tdayCalc } from '@portal/shared/api/pricing';
import { screen, waitFor } from '@testing-library/react';
import { checkoutService, declareAll, openCheckout, submitButton } from './fixtures/open-checkout.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-12-23T15:55:00+08:00'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('[CHK-01] a press after a sleep past 4.00 pm sends nothing, and the next one sends at the new price date', async () => {
  const api = checkoutService().reply(tdayCalc, ({ query }) => ({
    date: String(query.Date) < '2026-12-23T16:00' ? '2026-12-23' : '2026-12-24',
  }));
  const { user, location } = openCheckout();
  await declareAll(user);
  expect(await screen.findByText(/23 Dec 2026/)).toBeVisible();
  // no timer runs while a laptop sleeps, and its window keeps the focus
  jest.setSystemTime(Date.parse('2026-12-23T17:00:00+08:00'));
  await user.click(await submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '4.00 pm has passed, and the price date is now Thu, 24 Dec 2026Nothing was sent. Press the button again to continue.',
  );
  expect(await submitButton()).toHaveFocus();
  expect(screen.getByRole('row', { name: /Invest in/ })).toHaveTextContent('24 Dec 2026');
  expect(api.requestsOf(submitCheckout)).toHaveLength(0);

  await user.click(await submitButton());
  await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
  expect(api.requestsOf(submitCheckout)).toHaveLength(1);
});
