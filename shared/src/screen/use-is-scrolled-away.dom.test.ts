import { act, renderHook } from '@testing-library/react';
import { useIsScrolledAway } from './use-is-scrolled-away.ts';

interface Seen {
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly top: number; readonly width: number };
}

/** Where the element is: in view, above it, below it, and not displayed. */
const inView: Seen = { isIntersecting: true, boundingClientRect: { top: 20, width: 300 } };
const above: Seen = { isIntersecting: false, boundingClientRect: { top: -40, width: 300 } };
const belowDrawerHeader: Seen = { isIntersecting: false, boundingClientRect: { top: 30, width: 300 } };
const below: Seen = { isIntersecting: false, boundingClientRect: { top: innerHeight + 10, width: 300 } };
const hidden: Seen = { isIntersecting: false, boundingClientRect: { top: 0, width: 0 } };

const observers: { readonly options: unknown; readonly see: (entries: readonly Seen[]) => void }[] = [];
const observe = jest.fn();
const disconnect = jest.fn();

beforeEach(() => {
  observers.length = 0;
  observe.mockClear();
  disconnect.mockClear();
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    configurable: true,
    value: class {
      constructor(see: (entries: readonly Seen[]) => void, options: unknown) {
        observers.push({ see, options });
      }
      observe = observe;
      disconnect = disconnect;
    },
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test.each([
  ['in view', [inView], false],
  ['above', [above], true],
  ['behind the header of its drawer', [belowDrawerHeader], true],
  ['below', [below], false],
  ['hidden', [hidden], false],
  ['above, and back in view', [above, inView], false],
  ['in view, then above', [inView, above], true],
])('an element that is %s', (_where, entries, isAway) => {
  const target = { current: document.createElement('div') };
  const { result, unmount } = renderHook(() => useIsScrolledAway(target, { rootMargin: '-104px 0px 0px' }));
  expect(result.current).toBe(false);
  expect(observers.map(({ options }) => options)).toEqual([{ rootMargin: '-104px 0px 0px' }]);
  expect(observe.mock.calls).toEqual([[target.current]]);
  act(() => observers[0]?.see(entries));
  expect(result.current).toBe(isAway);
  expect(disconnect).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('without an observer nothing is scrolled away', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const target = { current: document.createElement('div') };
  expect(renderHook(() => useIsScrolledAway(target)).result.current).toBe(false);
});
