import type { Loadable } from '../../contract/index.ts';
import { combineLoadables, mapLoadable, valueOrUndefined } from './loadable.ts';

const ok = <Value>(value: Value): Loadable<Value> => ({ status: 'ok', value });
const loading: Loadable<number> = { status: 'loading' };
const failedWith = (retry: () => void, message = 'offline'): Loadable<number> => ({
  status: 'failed',
  error: new Error(message),
  retry,
});

test('valueOrUndefined returns the value only when it is loaded', () => {
  expect(valueOrUndefined(ok(1))).toBe(1);
  expect(valueOrUndefined(loading)).toBeUndefined();
  expect(valueOrUndefined(failedWith(jest.fn()))).toBeUndefined();
});

test('mapLoadable converts a loaded value and passes the other states through', () => {
  const failed = failedWith(jest.fn());
  expect(mapLoadable(ok(2), (value) => value * 2)).toEqual(ok(4));
  expect(mapLoadable(loading, String)).toBe(loading);
  expect(mapLoadable(failed, String)).toBe(failed);
});

describe('combineLoadables', () => {
  test('loads until all parts are loaded; without parts it is loaded at once', () => {
    expect(combineLoadables([ok(1), loading])).toEqual({ status: 'loading' });
    expect(combineLoadables([ok(1), ok('two')])).toEqual(ok([1, 'two']));
    expect(combineLoadables([])).toEqual(ok([]));
  });

  test('fails with the first error, also while another part loads, and retries only the failed parts', () => {
    const [retryFirst, retrySecond] = [jest.fn(), jest.fn()];
    const combined = combineLoadables([
      ok(1),
      loading,
      failedWith(retryFirst, 'first'),
      failedWith(retrySecond, 'second'),
    ]);
    if (combined.status !== 'failed') throw new Error('expected a failed loadable');
    expect(combined.error.message).toBe('first');
    combined.retry();
    expect(retryFirst).toHaveBeenCalledTimes(1);
    expect(retrySecond).toHaveBeenCalledTimes(1);
  });
});
