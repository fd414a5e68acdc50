import { act, renderHook } from '@testing-library/react';
import { initialView, rotate } from './page-view.ts';
import { resizePauseMs, useView } from './use-view.ts';

const { innerWidth } = window;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.innerWidth = innerWidth;
});

/** Resizes the window to this width, and lets so many milliseconds pass. */
const resize = (width: number, milliseconds: number) =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
    jest.advanceTimersByTime(milliseconds);
  });

test('a window of another width has a new view of the same zoom and rotation, once it is not resized any more', () => {
  const { result } = renderHook(useView);
  act(() => result.current[1](rotate(initialView)));
  const [view] = result.current;
  resize(900, resizePauseMs - 1);
  resize(800, resizePauseMs - 1);
  expect(result.current[0]).toBe(view);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current[0]).not.toBe(view);
  expect(result.current[0]).toEqual(view);
});

test('a window of the same width keeps the view', () => {
  const { result } = renderHook(useView);
  resize(innerWidth, resizePauseMs);
  expect(result.current[0]).toBe(initialView);
});
