import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { useVisibleInterval } from './use-visible-interval.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('runs the task after each interval, only while the page is visible', async () => {
  const task = jest.fn(async () => {});
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { rerender, unmount } = renderHook(({ ms }) => useVisibleInterval(task, ms), {
    initialProps: { ms: 1_000 as number | undefined },
  });
  expect(task).not.toHaveBeenCalled();
  await pass(2_000);
  expect(task).toHaveBeenCalledTimes(2);
  visibility.mockReturnValue('hidden');
  await pass(5_000);
  expect(task).toHaveBeenCalledTimes(2);
  visibility.mockReturnValue('visible');
  await pass(1_000);
  expect(task).toHaveBeenCalledTimes(3);
  rerender({ ms: undefined });
  await pass(5_000);
  expect(task).toHaveBeenCalledTimes(3);
  rerender({ ms: 1_000 });
  unmount();
  await pass(5_000);
  expect(task).toHaveBeenCalledTimes(3);
});

test('waits for a slow task before the next', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const task = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 10_000)));
  renderHook(() => useVisibleInterval(task, 1_000));
  await pass(10_500);
  expect(task).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(task).toHaveBeenCalledTimes(2);
});
