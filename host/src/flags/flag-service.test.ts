import { everybody, followFlagService } from './flag-service.ts';
import { createFlags } from './flags.ts';

/** What the service says, and how its first answer turns out. */
const service = {
  values: new Map<string, unknown>(),
  ready: Promise.resolve(),
  change: () => {},
};
const setStreaming = jest.fn();
const mockInitialize = jest.fn((..._words: unknown[]) => ({
  variation: (name: string, otherwise: unknown) => service.values.get(name) ?? otherwise,
  on: (_event: string, handler: () => void) => {
    service.change = handler;
  },
  waitForInitialization: () => service.ready,
  setStreaming,
}));
jest.mock('launchdarkly-js-client-sdk', () => ({
  initialize: (...words: unknown[]) => mockInitialize(...words),
}));

const settings = {
  clientSideId: 'env',
  baseUrl: 'https://flags.example',
  streamUrl: 'https://stream.example',
  eventsUrl: 'https://events.example',
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

function follow() {
  const flags = createFlags();
  const logged: string[] = [];
  followFlagService({
    settings,
    flags,
    monitor: { log: (message, details) => void logged.push(`${message} ${JSON.stringify(details)}`) },
  });
  return { flags, logged };
}

beforeEach(() => {
  service.values.clear();
  service.ready = Promise.resolve();
  jest.clearAllMocks();
});

test('[FLG-01] flags are read at start and on change, for one anonymous visitor of kind user', async () => {
  service.values.set('app-latest-version', '4.3.0');
  const { flags } = follow();
  expect(flags.current('app-latest-version')).toBe('0.0.1');
  await settled();
  expect(flags.current('app-latest-version')).toBe('4.3.0');
  service.values.set('app-latest-version', '4.4.0');
  service.change();
  expect(flags.current('app-latest-version')).toBe('4.4.0');
  expect(everybody).toEqual({ kind: 'user', key: 'everybody', anonymous: true });
  expect(mockInitialize).toHaveBeenCalledWith('env', everybody, expect.objectContaining({ streaming: true }));
});

test('[FLG-01] a service that does not answer is logged, and the defaults hold', async () => {
  service.ready = Promise.reject(new Error('timeout'));
  const { flags, logged } = follow();
  await settled();
  expect(flags.current('app-latest-version')).toBe('0.0.1');
  expect(logged).toEqual(['flag service {"message":"no first answer"}']);
});

test('a value of another kind is as if nothing had been said', async () => {
  service.values.set('app-latest-version', { major: 5 });
  const { flags, logged } = follow();
  await settled();
  expect(flags.current('app-latest-version')).toBe('0.0.1');
  expect(logged).toHaveLength(1);
});

test('the stream is closed while the page lies in the back/forward cache', () => {
  follow();
  window.dispatchEvent(new Event('pagehide'));
  expect(setStreaming).toHaveBeenLastCalledWith(false);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(setStreaming).toHaveBeenLastCalledWith(true);
});
