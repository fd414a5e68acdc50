import { act, renderHook } from '@testing-library/react';
import { useGradualCount } from './use-gradual-count.ts';

test('renders a long list in steps until it is complete', async () => {
  jest.useFakeTimers();
  const counts: number[] = [];
  renderHook(() => counts.push(useGradualCount(40)));
  for (let turn = 0; turn < 8; turn += 1) await act(() => jest.advanceTimersByTimeAsync(20));
  jest.useRealTimers();
  expect(counts[0]).toBe(6);
  expect(counts.at(-1)).toBe(40);
  expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? count)))).toBeLessThanOrEqual(
    6,
  );
});

test('renders a short list at once', () => {
  expect(renderHook(() => useGradualCount(3)).result.current).toBe(3);
});
