import { loadWhenIdle } from './idle-page.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** More than jsdom's wait for an idle page takes, with a second attempt. */
const wholeWait = 20_000;

test('background code is loaded when the page is idle, and once more after a lost request', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('timeout')).mockResolvedValueOnce('module');
  const loaded = loadWhenIdle(load);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(wholeWait);
  await expect(loaded).resolves.toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the second failure is the caller’s', async () => {
  const load = jest.fn().mockRejectedValue(new Error('offline'));
  const failed = expect(loadWhenIdle(load)).rejects.toThrow('offline');
  await jest.advanceTimersByTimeAsync(wholeWait);
  await failed;
  expect(load).toHaveBeenCalledTimes(2);
});
