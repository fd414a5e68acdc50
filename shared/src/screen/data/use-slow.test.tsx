import { act, renderHook } from '@testing-library/react';
import { useSlow } from './use-slow.ts';

type Status = 'loading' | 'ok' | 'failed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('is true after 8 seconds of loading, false when loading ends, and starts again with the next load', () => {
  const { result, rerender } = renderHook(({ status }: { status: Status }) => useSlow({ status }), {
    initialProps: { status: 'loading' },
  });
  act(() => jest.advanceTimersByTime(7_999));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  rerender({ status: 'ok' });
  expect(result.current).toBe(false);
  rerender({ status: 'loading' });
  expect(result.current).toBe(false);
});
