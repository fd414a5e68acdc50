import { typingPauseMs } from '@portal/shared/use-typing-pause';
import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './use-debounced-value.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const renderValue = (value: string) =>
  renderHook(({ typed }) => useDebouncedValue(typed, typingPauseMs), { initialProps: { typed: value } });

test('[SHL-24] three keys within the pause are one search, of what is typed at its end', () => {
  const { result, rerender } = renderValue('');
  const seen = ['t', 'ta', 'tan'].map((typed) => {
    rerender({ typed });
    act(() => jest.advanceTimersByTime(typingPauseMs - 1));
    return result.current[0];
  });
  expect(seen).toEqual(['', '', '']);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current[0]).toBe('tan');
});

test('[SHL-24] an empty value needs no pause, and Enter ends one', () => {
  const { result, rerender } = renderValue('tan');
  rerender({ typed: '' });
  expect(result.current[0]).toBe('');
  rerender({ typed: 'lim' });
  act(() => result.current[1]());
  expect(result.current[0]).toBe('lim');
});
