import { tdayCalc } from '@portal/shared/api/pricing';
import { fakeApi, renderSlot } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { orderClock } from '../cart/order-clock.ts';
import { remoteData } from '../remote-data.ts';
import { usePriceDate } from './use-price-date.ts';

const Shown = remoteData.wrap(() => <p>{usePriceDate() ?? '…'}</p>);

// 3:55 pm in Kuala Lumpur
beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-12-23T07:55:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

async function shown() {
  const api = fakeApi().reply(tdayCalc, ({ query }) => ({
    date: String(query.Date) < '2026-12-23T16:00' ? '2026-12-23' : '2026-12-24',
  }));
  renderSlot(<Shown />);
  expect(await screen.findByText('2026-12-23')).toBeVisible();
  return api;
}

test('shows the next price date when 4 pm has passed', async () => {
  const api = await shown();
  await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
  expect(screen.getByText('2026-12-23')).toBeVisible();
  expect(api.requestsOf(tdayCalc)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByText('2026-12-24')).toBeVisible();
  expect(api.requestsOf(tdayCalc)).toHaveLength(2);
});

test.each([
  ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['something is sent', () => orderClock.refresh()],
])('shows the next price date after the computer slept, when %s', async (_case, wake) => {
  await shown();
  // no timer runs while a laptop sleeps
  jest.setSystemTime(Date.parse('2026-12-23T09:00:00Z'));
  act(() => void wake());
  expect(await screen.findByText('2026-12-24')).toBeVisible();
});
