import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Width in px where nothing can be measured. */
const unmeasured = 640;

/**
 * Returns a ref for an element, and the width of that element in px, which follows its size. It is 640 until it is
 * measured, and a hidden element keeps its last width.
 */
export function useWidth<Target extends HTMLElement>(): readonly [RefObject<Target | null>, number] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(unmeasured);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current || typeof ResizeObserver === 'undefined') return;
    // called before the first paint too, when the page is laid out anyway
    const observer = new ResizeObserver(() => {
      // a hidden chart has none
      if (current.clientWidth > 0) flushSync(() => setWidth(current.clientWidth));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
