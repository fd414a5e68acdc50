import { cartLockName } from '@portal/shared/with-lock';
import { withCustomerLock } from './with-customer-lock.ts';

const busy = () => {
  throw new Error('no other tab takes a minute');
};

test('[CHK-06] runs the second tab’s work after the first, with hasWaited', async () => {
  const request = jest.spyOn(navigator.locks, 'request');
  const order: string[] = [];
  let finish: (() => void) | undefined;
  const work = async (hasWaited: boolean) => {
    order.push(`first ${hasWaited}`);
    await new Promise<void>((done) => {
      finish = done;
    });
    order.push('first done');
    return 1;
  };
  const first = withCustomerLock('c1', jest.fn(), work, busy);
  const onWait = jest.fn();
  const secondWork = async (hasWaited: boolean) => {
    order.push(`second ${hasWaited}`);
    return 2;
  };
  const second = withCustomerLock('c1', onWait, secondWork, busy);
  await new Promise((done) => setTimeout(done, 0));
  expect(onWait).toHaveBeenCalledTimes(1);
  finish?.();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(order).toEqual(['first false', 'first done', 'second true']);
  expect(new Set(request.mock.calls.map(([name]) => name))).toEqual(new Set([cartLockName('c1')]));
});

test('releases the lock when the work fails', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(withCustomerLock('c1', jest.fn(), fail, busy)).rejects.toThrow('no');
  const onWait = jest.fn();
  expect(await withCustomerLock('c1', onWait, async (hasWaited) => hasWaited, busy)).toBe(false);
  expect(onWait).not.toHaveBeenCalled();
});

test('runs the work once where the browser refuses locks', async () => {
  const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const work = jest.fn(async () => 'done');
  const onWait = jest.fn();
  expect(await withCustomerLock('c1', onWait, work, busy)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
  expect(onWait).not.toHaveBeenCalled();
});

test('after a minute nothing is sent while another tab still sends for the customer', async () => {
  jest.useFakeTimers();
  const request = (_name: string, options: { signal?: AbortSignal }, run: (lock: null) => unknown) =>
    options.signal
      ? new Promise((_, reject) =>
          options.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        )
      : Promise.resolve(run(null));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const onWait = jest.fn();
  const work = jest.fn(async () => 'done');
  const sent = withCustomerLock('c1', onWait, work, () => 'another tab still sends');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await sent).toBe('another tab still sends');
  expect(onWait).toHaveBeenCalledTimes(1);
  expect(work).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test('when the browser does not say who has the lock, nothing is sent after a minute, nor when it says so late', async () => {
  jest.useFakeTimers();
  let runLate = () => {};
  const request = (
    _name: string,
    options: { signal?: AbortSignal },
    run: (lock: { readonly name: string }) => unknown,
  ) =>
    new Promise((_, reject) => {
      if (options.signal) options.signal.addEventListener('abort', () => reject(new Error('aborted')));
      else runLate = () => void run({ name: 'late' });
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const onWait = jest.fn();
  const work = jest.fn(async () => 'done');
  const sent = withCustomerLock('c1', onWait, work, () => 'no lock');
  await jest.advanceTimersByTimeAsync(999);
  expect(onWait).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onWait).toHaveBeenCalledTimes(1);
  runLate();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await sent).toBe('no lock');
  expect(work).not.toHaveBeenCalled();
  jest.useRealTimers();
});
