import type { Loadable } from '@portal/shared/contract';
import { renderHook } from '@testing-library/react';
import { useLastKnown } from './last-known.ts';

test('[API-05] what could not be read again stays stale until a fresh reply is there, also while it is being read', () => {
  const retry = jest.fn();
  const failed = { status: 'failed', error: new Error('no'), retry } as const;
  const { result, rerender } = renderHook((loadable: Loadable<string>) => useLastKnown(loadable), {
    initialProps: { status: 'loading' } as Loadable<string>,
  });
  const then = (loadable: Loadable<string>) => {
    rerender(loadable);
    return result.current;
  };
  expect(then(failed)).toEqual({ status: 'failed', retry });
  expect(then({ status: 'ok', value: 'old' })).toEqual({ status: 'ok', value: 'old', stale: undefined });
  expect(then(failed)).toEqual({ status: 'ok', value: 'old', stale: retry });
  expect(then({ status: 'loading' })).toEqual({ status: 'ok', value: 'old', stale: retry });
  expect(then({ status: 'ok', value: 'new' })).toEqual({ status: 'ok', value: 'new', stale: undefined });
});
