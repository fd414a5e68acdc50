import { browserClock } from '@portal/shared/clock';
import { withHandOffLock } from './with-hand-off-lock.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Asks for the lock, with work that ends when `finish` is called. */
function ask() {
  const abort = new AbortController();
  const onWait = jest.fn();
  let finish = (_result: string) => {};
  const work = jest.fn(
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  const lock = { name: 'portal:hand-off:ONB-1:identity', clock: browserClock, signal: abort.signal, onWait };
  const result = withHandOffLock(lock, work);
  return { result, work, onWait, abort, finish: (text: string) => finish(text) };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('of two tabs the second waits, says so after a second, and works once the first is over', async () => {
  const first = ask();
  const second = ask();
  await pass(999);
  expect(second.onWait).not.toHaveBeenCalled();
  await pass(1);
  expect(second.onWait).toHaveBeenCalledTimes(1);
  expect(first.onWait).not.toHaveBeenCalled();
  expect(second.work).not.toHaveBeenCalled();
  first.finish('done');
  expect(await first.result).toBe('done');
  await pass(0);
  expect(second.work).toHaveBeenCalledTimes(1);
  second.finish('replaced');
  expect(await second.result).toBe('replaced');
});

test('aborted before its turn it runs nothing and says nothing; aborted at work it goes on', async () => {
  const first = ask();
  const second = ask();
  second.abort.abort();
  expect(await second.result).toBeUndefined();
  first.abort.abort();
  await pass(1_000);
  expect(second.onWait).not.toHaveBeenCalled();
  first.finish('done');
  expect(await first.result).toBe('done');
  expect(second.work).not.toHaveBeenCalled();
});

test.each([
  ['are missing', undefined],
  ['are refused', { request: async () => Promise.reject(new Error('SecurityError')) }],
])('works at once, without another tab, where locks %s', async (_what, locks) => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const only = ask();
  await pass(1_000);
  expect(only.work).toHaveBeenCalledTimes(1);
  expect(only.onWait).not.toHaveBeenCalled();
  only.finish('done');
  expect(await only.result).toBe('done');
});

test('the work’s failure is passed on, and it does not run again', async () => {
  const work = jest.fn(async () => Promise.reject(new Error('a defect')));
  const { signal } = new AbortController();
  const lock = { name: 'one', clock: browserClock, signal, onWait: () => {} };
  await expect(withHandOffLock(lock, work)).rejects.toThrow('a defect');
  expect(work).toHaveBeenCalledTimes(1);
});
