import { act, renderHook } from '@testing-library/react';
import { useVisibleViewport } from './use-visible-viewport.ts';

/** A window of 390 by 844 whose visible part can be changed. */
function fakeViewport() {
  const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  return (change: Partial<{ height: number; offsetTop: number; scale: number }>) =>
    act(() => {
      Object.assign(viewport, change);
      viewport.dispatchEvent(new Event('resize'));
    });
}
afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

const visible = () =>
  ['--visible-height', '--visible-top'].map((name) => document.documentElement.style.getPropertyValue(name));

test('follows the part of the window that the keyboard leaves, and no more when it is off', () => {
  const change = fakeViewport();
  const { rerender } = renderHook(useVisibleViewport, { initialProps: true });
  expect(visible()).toEqual(['844px', '0px']);
  change({ height: 508, offsetTop: 12 });
  expect(visible()).toEqual(['508px', '12px']);
  change({ height: 254, scale: 2 });
  // zoomed in
  expect(visible()).toEqual(['', '']);
  change({ height: 508, scale: 1 });
  rerender(false);
  change({ height: 844, offsetTop: 0 });
  expect(visible()).toEqual(['508px', '12px']);
  rerender(true);
  expect(visible()).toEqual(['844px', '0px']);
});
