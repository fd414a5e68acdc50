import { cartLockName, withCustomerLock } from './with-customer-lock.ts';

test('[CHK-06] runs the second tab’s work after the first, with hasWaited', async () => {
  const request = jest.spyOn(navigator.locks, 'request');
  const order: string[] = [];
  let finish: (() => void) | undefined;
  const first = withCustomerLock('c1', jest.fn(), async (hasWaited) => {
    order.push(`first ${hasWaited}`);
    await new Promise<void>((done) => {
      finish = done;
    });
    order.push('first done');
    return 1;
  });
  const onWait = jest.fn();
  const second = withCustomerLock('c1', onWait, async (hasWaited) => {
    order.push(`second ${hasWaited}`);
    return 2;
  });
  await new Promise((done) => setTimeout(done, 0));
  expect(onWait).toHaveBeenCalledTimes(1);
  finish?.();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(order).toEqual(['first false', 'first done', 'second true']);
  expect(new Set(request.mock.calls.map(([name]) => name))).toEqual(new Set([cartLockName('c1')]));
});

test('releases the lock when the work fails', async () => {
  await expect(withCustomerLock('c1', jest.fn(), () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  const onWait = jest.fn();
  expect(await withCustomerLock('c1', onWait, async (hasWaited) => hasWaited)).toBe(false);
  expect(onWait).not.toHaveBeenCalled();
});
