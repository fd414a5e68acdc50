import { tdayCalc } from '@portal/shared/api/pricing';
import { fakeApi, type RecordedRequest, renderSlot } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { remoteData } from '../remote-data.ts';
import { usePriceDateCheck } from './use-price-date-check.ts';

const Shown = remoteData.wrap(({ isPriced }: { readonly isPriced: boolean }) => {
  const hasNewPriceDate = usePriceDateCheck(isPriced);
  const press = async () => {
    results.push(await hasNewPriceDate());
  };
  return (
    <button type="button" onClick={() => void press()}>
      Send
    </button>
  );
});
let results: boolean[] = [];

/** A day's price date, before and after 4.00 pm. */
const days = {
  'a Wednesday': ['2026-12-23', '2026-12-23', '2026-12-24'],
  'a Saturday': ['2026-12-26', '2026-12-28', '2026-12-28'],
} as const;

beforeEach(() => {
  results = [];
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

/** Shows the button at 3.55 pm of the day, and returns a function that presses it. */
async function shown(name: keyof typeof days, isPriced = true) {
  const [day, before, after] = days[name];
  jest.setSystemTime(Date.parse(`${day}T15:55:00+08:00`));
  const reply = ({ query }: RecordedRequest) => ({
    date: String(query.Date) < `${day}T16:00` ? before : after,
  });
  const api = fakeApi().reply(tdayCalc, reply);
  renderSlot(<Shown isPriced={isPriced} />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  const press = async () => {
    act(() => screen.getByRole('button', { name: 'Send' }).click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    return results.at(-1);
  };
  /** No timer runs while a laptop sleeps. */
  const sleep = () => jest.setSystemTime(Date.parse(`${day}T17:00:00+08:00`));
  return { api, press, sleep };
}

test('a press is stopped once when 4.00 pm has passed while the computer slept', async () => {
  const { api, press, sleep } = await shown('a Wednesday');
  expect(await press()).toBe(false);
  sleep();
  expect(await press()).toBe(true);
  expect(await press()).toBe(false);
  expect(api.requestsOf(tdayCalc).length).toBeLessThanOrEqual(3);
});

test('the click that brings the window back is stopped too', async () => {
  const { press, sleep } = await shown('a Wednesday');
  sleep();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await press()).toBe(true);
});

test('a press after the screen has shown the new date is not stopped', async () => {
  const { press, sleep } = await shown('a Wednesday');
  sleep();
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(await press()).toBe(false);
});

test('a press is not stopped when the price date has not changed, at the weekend', async () => {
  const { press, sleep } = await shown('a Saturday');
  sleep();
  expect(await press()).toBe(false);
});

test('a press is stopped once when the new date cannot be loaded', async () => {
  const { api, press, sleep } = await shown('a Wednesday');
  api.fail(tdayCalc, { status: 400 });
  sleep();
  expect(await press()).toBe(true);
  expect(await press()).toBe(false);
});

test('what is not priced when it is sent loads nothing and is not stopped', async () => {
  const { api, press, sleep } = await shown('a Wednesday', false);
  sleep();
  expect(await press()).toBe(false);
  expect(api.requestsOf(tdayCalc)).toHaveLength(0);
});
