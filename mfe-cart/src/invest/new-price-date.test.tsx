import { addInvestment } from '@portal/shared/api/cart';
import { tdayCalc } from '@portal/shared/api/pricing';
import { screen, waitFor } from '@testing-library/react';
import { addButton, enterAmount, openDrawer, service } from './fixtures/drawer.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-12-23T15:55:00+08:00'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('[ITM-03] a press after a sleep past 4.00 pm adds nothing, and the next one adds at the new price date', async () => {
  const api = service().reply(tdayCalc, ({ query }) => ({
    date: String(query.Date) < '2026-12-23T16:00' ? '2026-12-23' : '2026-12-24',
  }));
  const { user, onClose } = openDrawer({ scheme: 'CBSUK' });
  await enterAmount(user, '25,000');
  expect(await screen.findByText(/23 Dec 2026/)).toBeVisible();
  // no timer runs while a laptop sleeps, and its window keeps the focus
  jest.setSystemTime(Date.parse('2026-12-23T17:00:00+08:00'));
  await user.click(addButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '4.00 pm has passed, and the price date is now Thu, 24 Dec 2026Nothing was sent. Press the button again to continue.',
  );
  expect(screen.getByText('Price date').nextSibling).toHaveTextContent('Thu, 24 Dec 2026');
  expect(addButton()).toHaveFocus();
  expect(api.requestsOf(addInvestment)).toHaveLength(0);

  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});
