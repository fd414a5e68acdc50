import type { Loadable } from '@portal/shared/contract';
import { renderHook } from '@testing-library/react';
import { useLastKnown } from './last-known.ts';

test('[API-05] returns the last value as stale from a failed reload until the next reply', () => {
  const retry = jest.fn();
  const failed = { status: 'failed', error: new Error('no'), retry } as const;
  const { result, rerender } = renderHook((loadable: Loadable<string>) => useLastKnown(loadable), {
    initialProps: { status: 'loading' } as Loadable<string>,
  });
  const next = (loadable: Loadable<string>) => {
    rerender(loadable);
    return result.current;
  };
  expect(next(failed)).toEqual({ status: 'failed', retry });
  expect(next({ status: 'ok', value: 'old' })).toEqual({ status: 'ok', value: 'old', retryStale: undefined });
  expect(next(failed)).toEqual({ status: 'ok', value: 'old', retryStale: retry });
  expect(next({ status: 'loading' })).toEqual({ status: 'ok', value: 'old', retryStale: retry });
  expect(next({ status: 'ok', value: 'new' })).toEqual({ status: 'ok', value: 'new', retryStale: undefined });
});
