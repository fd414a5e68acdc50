import type { Maintenance } from '@portal/shared/api/maintenance';
import type { Location } from '@portal/shared/contract';
import { watchMaintenance } from './maintenance-watch.ts';

const open: Maintenance = { active: false, message: '' };
const closed: Maintenance = { active: true, message: 'Back at noon.' };

function setUp(pathname: string, search = '', state: unknown = null) {
  let visibility: DocumentVisibilityState = 'visible';
  let reply: Maintenance | undefined = open;
  let location: Location = { pathname, search, hash: '', state, key: 'one' };
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'visibilityState', { get: () => visibility });
  const fetchMaintenance = jest.fn(async () => reply);
  const replace = jest.fn((to: unknown, newState: unknown) => {
    const { pathname: path, search: query } = new URL(String(to), 'http://portal.invalid');
    location = { ...location, pathname: path, search: query, state: newState };
  });
  const navigator = { createHref: String, go: () => undefined, push: () => undefined, replace };
  let isSignedIn = true;
  const announce = jest.fn(() => isSignedIn);
  watchMaintenance({ fetchMaintenance, navigation: { navigator, location: () => location }, announce }, page);
  return {
    fetchMaintenance,
    replace,
    announce,
    setSignedIn: (next: boolean) => {
      isSignedIn = next;
    },
    setReply: (next: Maintenance | undefined) => {
      reply = next;
    },
    setVisibility: (next: DocumentVisibilityState) => {
      visibility = next;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    advance: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[SHL-19] calls the service at once on a page without its call, then each minute', async () => {
  const { fetchMaintenance, advance } = setUp('/client');
  await advance(0);
  expect(fetchMaintenance).toHaveBeenCalledTimes(1);
  await advance(59_000);
  expect(fetchMaintenance).toHaveBeenCalledTimes(1);
  await advance(1_500);
  expect(fetchMaintenance).toHaveBeenCalledTimes(2);
});

test('[SHL-19] calls the service after a minute on the sign-in page, which calls it itself', async () => {
  const { fetchMaintenance, advance } = setUp('/');
  await advance(59_000);
  expect(fetchMaintenance).not.toHaveBeenCalled();
  await advance(1_500);
  expect(fetchMaintenance).toHaveBeenCalledTimes(1);
});

test('does not call while hidden, and calls at once when the page becomes visible later', async () => {
  const { fetchMaintenance, setVisibility, advance } = setUp('/client');
  await advance(0);
  setVisibility('hidden');
  await advance(600_000);
  expect(fetchMaintenance).toHaveBeenCalledTimes(1);
  setVisibility('visible');
  await advance(0);
  expect(fetchMaintenance).toHaveBeenCalledTimes(2);
});

test('[SHL-19] opens the maintenance page and returns to the same page with its state', async () => {
  const { setReply, advance, replace } = setUp('/application/detail/APP-1', '?formNo=F-1', {
    status: 'Pending',
  });
  await advance(0);
  setReply(closed);
  await advance(60_500);
  expect(replace).toHaveBeenLastCalledWith(
    '/maintenance?from=%2Fapplication%2Fdetail%2FAPP-1%3FformNo%3DF-1',
    { status: 'Pending' },
  );
  await advance(60_500);
  expect(replace).toHaveBeenCalledTimes(1);
  setReply(open);
  await advance(60_500);
  expect(replace).toHaveBeenLastCalledWith('/application/detail/APP-1?formNo=F-1', { status: 'Pending' });
});

test('ignores a failed call and calls again', async () => {
  const { setReply, fetchMaintenance, advance, replace } = setUp('/client');
  setReply(undefined);
  await advance(60_500);
  expect(fetchMaintenance).toHaveBeenCalledTimes(2);
  expect(replace).not.toHaveBeenCalled();
});

test('stays on the maintenance page that the agent opened', async () => {
  const { fetchMaintenance, advance, replace } = setUp('/maintenance');
  await advance(60_500);
  expect(fetchMaintenance).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});

test('[SHL-19] announces planned maintenance to a signed-in agent once, more than ten minutes before', async () => {
  const { announce, setReply, setSignedIn, advance } = setUp('/client');
  const from = new Date(Date.now() + 45 * 60_000).toISOString();
  setReply({ active: false, message: '', from });
  setSignedIn(false);
  await advance(14 * 60_000);
  expect(announce).not.toHaveBeenCalled();
  await advance(2 * 60_000);
  expect(announce).toHaveBeenCalledWith(from, undefined);
  setSignedIn(true);
  announce.mockClear();
  await advance(20 * 60_000);
  expect(announce).toHaveBeenCalledTimes(1);
  const later = new Date(Date.now() + 20 * 60_000).toISOString();
  setReply({ active: false, message: '', from: later });
  await advance(2 * 60_000);
  expect(announce).toHaveBeenCalledTimes(2);
});
