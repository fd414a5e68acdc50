import { applicationList } from '@portal/shared/api/applications';
import { tdayCalc } from '@portal/shared/api/pricing';
import { act, screen } from '@testing-library/react';
import { application, completeBook, fakeDashboardApi, renderDashboard } from '../testing/index.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const reference = { satForms: [], customers: completeBook() };
const strip = () => screen.queryByRole('group', { name: 'Price cut-off' });
const settle = () => act(() => jest.advanceTimersByTimeAsync(1_000));

/** Opens home at an instant. `nextDay`: that the service names after today; `priceDay`: the first with a price. */
async function openAt(now: string, priceDay: string, nextDay = '2026-11-27') {
  jest.useFakeTimers({ now: new Date(now) });
  const api = fakeDashboardApi()
    .reply(applicationList, [application])
    .reply(tdayCalc, ({ query }) => ({ date: query.TDay === '0' ? priceDay : nextDay }));
  renderDashboard(api, { reference });
  await settle();
  return api;
}

test('counts down to 4.00 pm by the minute, then says which price payments get', async () => {
  await openAt('2026-11-26T15:57:30+08:00', '2026-11-26');
  expect(strip()).toHaveTextContent('Today’s price until 4.00 pm');
  expect(strip()).toHaveTextContent(
    '1 payment waits for it: MYR 25,000.00. Later payments get the price of 27 Nov.',
  );
  expect(strip()).toHaveTextContent('3 minleft');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(strip()).toHaveTextContent('2 minleft');
  await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
  expect(strip()).toHaveTextContent('Too late for today’s price');
  expect(strip()).toHaveTextContent('It gets the price of 27 Nov.');
  expect(screen.queryByText(/today’s price if paid before/)).toBeNull();
});

test('a page left open overnight has the cut-off of the new day', async () => {
  const api = await openAt('2026-11-26T15:59:30+08:00', '2026-11-26');
  api.reply(tdayCalc, ({ query }) => ({ date: query.TDay === '0' ? '2026-11-27' : '2026-11-30' }));
  jest.setSystemTime(new Date('2026-11-27T09:00:00+08:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  expect(strip()).toHaveTextContent('Today’s price until 4.00 pm');
  expect(strip()).toHaveTextContent('Later payments get the price of 30 Nov.');
  expect(strip()).toHaveTextContent('7 hleft');
  expect(screen.getByText(/^Fri, 27/)).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Good morning/ })).toBeVisible();
});

test('says on a public holiday that there is no price', async () => {
  await openAt('2026-11-26T10:00:00+08:00', '2026-11-27', '2026-11-30');
  expect(strip()).toHaveTextContent('No price today: a public holiday');
  expect(strip()).toHaveTextContent('1 payment waits: MYR 25,000.00. It gets the price of 27 Nov.');
  expect(screen.queryByText(/today’s price if paid before/)).toBeNull();
});

test.each([
  ['after 4.00 pm', '2026-11-26T16:00:00+08:00'],
  ['on a Saturday', '2026-11-28T10:00:00+08:00'],
])('has no strip %s, and asks for no price', async (_when, now) => {
  const api = await openAt(now, '2026-11-30');
  expect(screen.getByText('Invest in CBSUK')).toBeVisible();
  expect(strip()).toBeNull();
  expect(api.requestsOf(tdayCalc)).toEqual([]);
});
