import type { Maintenance } from '@portal/shared/api/maintenance';
import type { Location } from '@portal/shared/contract';
import { watchMaintenance } from './maintenance-watch.ts';

const open: Maintenance = { active: false, message: '' };
const closed: Maintenance = { active: true, message: 'Back at noon.' };

function setUp(pathname: string, search = '', state: unknown = null) {
  let visibility: DocumentVisibilityState = 'visible';
  let answer: Maintenance | undefined = open;
  let location: Location = { pathname, search, hash: '', state, key: 'one' };
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'visibilityState', { get: () => visibility });
  const ask = jest.fn(async () => answer);
  const replace = jest.fn((to: unknown, newState: unknown) => {
    const { pathname: path, search: query } = new URL(String(to), 'http://portal.invalid');
    location = { ...location, pathname: path, search: query, state: newState };
  });
  const navigator = { createHref: String, go: () => undefined, push: () => undefined, replace };
  watchMaintenance({ ask, navigation: { navigator, location: () => location } }, page);
  return {
    ask,
    replace,
    answer: (next: Maintenance | undefined) => {
      answer = next;
    },
    become: (next: DocumentVisibilityState) => {
      visibility = next;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[SHL-19] asks at once on a page that does not ask itself, then each minute', async () => {
  const { ask, pass } = setUp('/client');
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(59_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1_500);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('[SHL-19] sign-in asks by itself: the watch begins a minute later', async () => {
  const { ask, pass } = setUp('/');
  await pass(59_000);
  expect(ask).not.toHaveBeenCalled();
  await pass(1_500);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('asks nothing while hidden, and at once when the agent comes back after longer', async () => {
  const { ask, become, pass } = setUp('/client');
  await pass(0);
  become('hidden');
  await pass(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  become('visible');
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('[SHL-19] leads to the maintenance page and back to the same place, with its state', async () => {
  const { answer, pass, replace } = setUp('/application/detail/APP-1', '?formNo=F-1', { status: 'Pending' });
  await pass(0);
  answer(closed);
  await pass(60_500);
  expect(replace).toHaveBeenLastCalledWith(
    '/maintenance?from=%2Fapplication%2Fdetail%2FAPP-1%3FformNo%3DF-1',
    { status: 'Pending' },
  );
  await pass(60_500);
  expect(replace).toHaveBeenCalledTimes(1);
  answer(open);
  await pass(60_500);
  expect(replace).toHaveBeenLastCalledWith('/application/detail/APP-1?formNo=F-1', { status: 'Pending' });
});

test('a call that fails says nothing, and is made again', async () => {
  const { answer, ask, pass, replace } = setUp('/client');
  answer(undefined);
  await pass(60_500);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(replace).not.toHaveBeenCalled();
});

test('who opened the maintenance page by hand is left there', async () => {
  const { ask, pass, replace } = setUp('/maintenance');
  await pass(60_500);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});
