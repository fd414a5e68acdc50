import { followFlagService, sharedUser } from './flag-service.ts';
import { createFlags } from './flags.ts';

/** The mocked service: its values and its first answer. */
const service = {
  values: new Map<string, unknown>(),
  ready: Promise.resolve(),
  change: () => {},
};
const setStreaming = jest.fn();
const close = jest.fn(async () => undefined);
const mockInitialize = jest.fn((..._args: unknown[]) => ({
  variation: (name: string, fallback: unknown) => service.values.get(name) ?? fallback,
  allFlags: () => Object.fromEntries(service.values),
  on: (_event: string, handler: () => void) => {
    service.change = handler;
  },
  waitForInitialization: () => service.ready,
  setStreaming,
  close,
}));
jest.mock('launchdarkly-js-client-sdk', () => ({
  initialize: (...args: unknown[]) => mockInitialize(...args),
}));

const settings = {
  clientSideId: 'env',
  baseUrl: 'https://flags.example',
  streamUrl: 'https://stream.example',
  eventsUrl: 'https://events.example',
};
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

function startFlags(flags = createFlags(), onAnswer = () => {}) {
  const logMessages: string[] = [];
  followFlagService({
    settings,
    flags,
    onAnswer,
    monitor: { log: (message, details) => void logMessages.push(`${message} ${JSON.stringify(details)}`) },
  });
  return { flags, logMessages };
}

beforeEach(() => {
  service.values.clear();
  service.ready = Promise.resolve();
  jest.clearAllMocks();
});

test('[FLG-01] reads flags at start and on change, for one anonymous user', async () => {
  service.values.set('app-latest-version', '4.3.0');
  const { flags } = startFlags();
  expect(flags.current('app-latest-version')).toBe('0.0.1');
  await flushPromises();
  expect(flags.current('app-latest-version')).toBe('4.3.0');
  service.values.set('app-latest-version', '4.4.0');
  service.change();
  expect(flags.current('app-latest-version')).toBe('4.4.0');
  expect(sharedUser).toEqual({ kind: 'user', key: 'everybody', anonymous: true });
  expect(mockInitialize).toHaveBeenCalledWith(
    'env',
    sharedUser,
    expect.objectContaining({ streaming: true }),
  );
});

test('[FLG-01] a flag that only a remote knows is on while its value is true', async () => {
  const on: (readonly string[])[] = [];
  service.values.set('notes-tile', true).set('notes-tab', 'true').set('notes-action', 1);
  const { flags } = startFlags();
  flags.on$?.subscribe((names) => on.push([...names]));
  await flushPromises();
  service.values.set('notes-tile', false).set('notes-tab', true);
  service.change();
  expect(on).toEqual([[], ['notes-tile'], ['notes-tab']]);
});

test('an answer is reported when all flags have its values', async () => {
  service.values.set('app-latest-version', '4.3.0').set('notes-tile', true);
  const flags = createFlags();
  let on: readonly string[] = [];
  flags.on$?.subscribe((names) => {
    on = [...names];
  });
  const reported: unknown[] = [];
  startFlags(flags, () => reported.push([flags.current('app-latest-version'), on]));
  await flushPromises();
  expect(reported).toEqual([['4.3.0', ['notes-tile']]]);
});

test('[FLG-01] logs a missing answer and keeps the defaults', async () => {
  service.ready = Promise.reject(new Error('timeout'));
  const { flags, logMessages } = startFlags();
  await flushPromises();
  expect(flags.current('app-latest-version')).toBe('0.0.1');
  expect(logMessages).toEqual(['flag service {"message":"no first answer"}']);
});

test('[FLG-01] a service that fails at first is asked again after 10, 20, 40 s …, and its flags come', async () => {
  jest.useFakeTimers();
  service.ready = Promise.reject(new Error('timeout'));
  service.values.set('app-latest-version', '4.4.0');
  const { flags } = startFlags();
  const attempts: number[] = [];
  for (let second = 0; second < 75; second += 1) {
    if (second === 60) service.ready = Promise.resolve();
    const before = mockInitialize.mock.calls.length;
    await jest.advanceTimersByTimeAsync(1_000);
    if (mockInitialize.mock.calls.length > before) attempts.push(second + 1);
  }
  expect(attempts).toEqual([10, 30, 70]);
  expect(close).toHaveBeenCalledTimes(3);
  expect(flags.current('app-latest-version')).toBe('4.4.0');
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(mockInitialize).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
});

test('ignores and logs a value of another type', async () => {
  service.values.set('app-latest-version', { major: 5 });
  const { flags, logMessages } = startFlags();
  await flushPromises();
  expect(flags.current('app-latest-version')).toBe('0.0.1');
  expect(logMessages).toHaveLength(1);
});

test('closes the stream while the page is in the back/forward cache', () => {
  startFlags();
  window.dispatchEvent(new Event('pagehide'));
  expect(setStreaming).toHaveBeenLastCalledWith(false);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(setStreaming).toHaveBeenLastCalledWith(true);
});
