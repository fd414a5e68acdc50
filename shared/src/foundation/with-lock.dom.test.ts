import { lockTimeout, withLock } from './with-lock.ts';

afterEach(() => jest.useRealTimers());

/** Replaces the browser's locks; `request` is called with name, options and work. */
const setLocks = (locks: object | undefined) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });

type Options = { readonly signal: AbortSignal };

test('runs the work with the lock, and rejects as the work does', async () => {
  expect(
    await withLock(
      'a',
      async () => 1,
      () => 2,
    ),
  ).toBe(1);
  const failing = withLock(
    'a',
    () => Promise.reject(new Error('no')),
    () => 2,
  );
  await expect(failing).rejects.toThrow('no');
});

test('gives up a lock that another tab has after a minute, and never runs the work', async () => {
  jest.useFakeTimers();
  setLocks({
    request: (_name: string, { signal }: Options) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  const work = jest.fn(async () => 'done');
  const ended = jest.fn();
  void withLock('a', work, () => 'busy').then(ended);
  await jest.advanceTimersByTimeAsync(lockTimeout - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith('busy');
  expect(work).not.toHaveBeenCalled();
});

test('work that takes longer than a minute is not given up', async () => {
  jest.useFakeTimers();
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 2 * lockTimeout, 'done'));
  const ended = jest.fn();
  void withLock('a', slow, () => 'busy').then(ended);
  await jest.advanceTimersByTimeAsync(2 * lockTimeout);
  expect(ended).toHaveBeenCalledWith('done');
});

test.each<[string, object | undefined]>([
  ['are missing', undefined],
  ['are refused', { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) }],
  [
    'are broken by another page',
    {
      request(_name: string, _options: Options, work: () => unknown) {
        void work();
        return Promise.reject(new DOMException('Stolen', 'AbortError'));
      },
    },
  ],
])('runs the work once when locks %s', async (_what, locks) => {
  setLocks(locks);
  const work = jest.fn(async () => 'done');
  expect(await withLock('a', work, () => 'busy')).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});
