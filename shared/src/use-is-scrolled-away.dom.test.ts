import { act, renderHook } from '@testing-library/react';
import { useIsScrolledAway } from './use-is-scrolled-away.ts';

interface Seen {
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly top: number };
}

/** Where the element is: in view, above it and below it. */
const inView: Seen = { isIntersecting: true, boundingClientRect: { top: 20 } };
const above: Seen = { isIntersecting: false, boundingClientRect: { top: -40 } };
const belowDrawerHeader: Seen = { isIntersecting: false, boundingClientRect: { top: 30 } };
const below: Seen = { isIntersecting: false, boundingClientRect: { top: innerHeight + 10 } };

const observers: { readonly options: unknown; readonly see: (entries: readonly Seen[]) => void }[] = [];
const disconnect = jest.fn();

beforeEach(() => {
  observers.length = 0;
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    configurable: true,
    value: class {
      constructor(see: (entries: readonly Seen[]) => void, options: unknown) {
        observers.push({ see, options });
      }
      observe = jest.fn();
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
  ['above, and back in view', [above, inView], false],
  ['in view, then above', [inView, above], true],
])('an element that is %s', (_where, entries, isAway) => {
  const target = { current: document.createElement('div') };
  const { result, unmount } = renderHook(() => useIsScrolledAway(target, { rootMargin: '-104px 0px 0px' }));
  expect(result.current).toBe(false);
  expect(observers.map(({ options }) => options)).toEqual([{ rootMargin: '-104px 0px 0px' }]);
  act(() => observers[0]?.see(entries));
  expect(result.current).toBe(isAway);
  unmount();
  expect(disconnect).toHaveBeenCalled();
});

test('without an observer nothing is scrolled away', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const target = { current: document.createElement('div') };
  expect(renderHook(() => useIsScrolledAway(target)).result.current).toBe(false);
});
