import { findUnusableStores, type ReplacedStore, unusableStores } from './check-stores.ts';
import { createPageLocks } from './page-locks.ts';
import { replaceStores } from './replace-stores.ts';
import { createStoreNotice, findFullStores } from './store-notice.ts';

type Damage = 'missing' | 'blocked';

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const workingChannel = class {
  close() {}
};

/** Makes a store missing, or refuses every access as a browser does that blocks site data. */
function damage(name: ReplacedStore, how: Damage) {
  const target = name === 'locks' ? navigator : window;
  const refusing = {
    localStorage: { get: refuse },
    sessionStorage: { get: refuse },
    BroadcastChannel: { value: refuse },
    locks: { value: { query: async () => refuse(), request: async () => refuse() } },
  }[name];
  Object.defineProperty(target, name, {
    configurable: true,
    ...(how === 'missing' ? { value: undefined } : refusing),
  });
}

const originals = (['localStorage', 'sessionStorage', 'BroadcastChannel'] as const).map(
  (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
);
const restore = () => {
  for (const [name, descriptor] of originals)
    Object.defineProperty(window, name, descriptor ?? { configurable: true, value: undefined });
};
beforeEach(() =>
  Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: workingChannel }),
);
afterEach(() => {
  restore();
  unusableStores.clear();
  jest.useRealTimers();
});

const names: readonly ReplacedStore[] = ['localStorage', 'sessionStorage', 'BroadcastChannel', 'locks'];
const cells = names.flatMap((name) => (['missing', 'blocked'] as const).map((how) => [name, how] as const));

test.each(cells)(
  '%s that is %s is found and replaced, and the agent learns what is less',
  async (name, how) => {
    damage(name, how);
    await findUnusableStores();
    expect([...unusableStores]).toEqual([name]);
    replaceStores(unusableStores);
    await use(name);
    expect(createStoreNotice(unusableStores, findFullStores())?.text).toMatch(
      /^This browser does not let .* (A reload logs you out|Pinned customers|Use the portal in one tab only)/,
    );
  },
);

/** Uses a store as the portal does; rejects when it does not work. */
async function use(name: ReplacedStore): Promise<void> {
  if (name === 'locks') {
    expect(await navigator.locks.request('a', async () => 1)).toBe(1);
    return;
  }
  if (name === 'BroadcastChannel') {
    const channel = new BroadcastChannel('a');
    channel.onmessage = () => {};
    channel.postMessage('b');
    return channel.close();
  }
  const storage = window[name];
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  expect([storage.getItem('a'), storage.getItem('c'), storage.length, storage.key(1)]).toEqual([
    '1',
    null,
    2,
    'b',
  ]);
  expect(Object.keys(storage)).toEqual(['a', 'b']);
  storage.removeItem('a');
  storage.clear();
  expect(storage).toHaveLength(0);
}

test('nothing is replaced, and nothing said, where all stores work', async () => {
  await findUnusableStores();
  expect([...unusableStores]).toEqual([]);
  expect(createStoreNotice(unusableStores, findFullStores())).toBeUndefined();
});

test('says what is less when a storage has no room', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(findFullStores()).toEqual(['sessionStorage', 'localStorage']);
  expect(createStoreNotice(unusableStores, findFullStores())).toMatchObject({
    text: expect.stringMatching(/^This browser has no room left .* A reload logs you out\. Pinned/),
    lasting: true,
  });
  setItem.mockRestore();
});

test('locks that do not answer within two seconds count as missing', async () => {
  jest.useFakeTimers();
  const silent = { query: () => new Promise(() => {}) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: silent });
  const found = findUnusableStores();
  await jest.advanceTimersByTimeAsync(2_000);
  await found;
  expect([...unusableStores]).toEqual(['locks']);
});

describe('locks of one page', () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

  test('run work in turn, also after a failure, and give a shared lock at once', async () => {
    const { request } = createPageLocks();
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await pause();
      order.push(`${name} ends`);
    };
    const failed = request('a', () => Promise.reject(new Error('no')));
    await Promise.all([
      expect(failed).rejects.toThrow('no'),
      request('a', work('first')),
      request('a', work('second')),
      request('b', { mode: 'shared' }, work('shared')),
      request('b', { mode: 'shared' }, work('shared too')),
    ]);
    expect(order.filter((each) => /first|second/.test(each))).toEqual([
      'first begins',
      'first ends',
      'second begins',
      'second ends',
    ]);
  });

  test('give nothing when a lock is taken and should only be given if free', async () => {
    const { request } = createPageLocks();
    const long = request('a', pause);
    expect(await request('a', { ifAvailable: true }, (lock: Lock | null) => lock)).toBeNull();
    await long;
    expect(await request('a', { ifAvailable: true }, (lock: Lock | null) => lock?.name)).toBe('a');
  });

  test('end a wait that is aborted, and never run its work', async () => {
    const { request } = createPageLocks();
    const long = request('a', pause);
    const stop = new AbortController();
    const work = jest.fn();
    const waiting = request('a', { signal: stop.signal }, work);
    stop.abort();
    await expect(waiting).rejects.toThrow();
    await long;
    await pause();
    expect(work).not.toHaveBeenCalled();
  });
});
