import { type RefObject, useEffect, useState } from 'react';

interface ScrolledAwayOptions {
  /** Margins of the visible area, as in CSS: negative at the top for the height of what covers it. */
  readonly rootMargin?: string;
}

/**
 * Returns whether an element is scrolled out of view completely, upwards, so that all of it is above the visible area or
 * behind what covers its top. It is false while the element is below the window, or hidden.
 */
export function useIsScrolledAway(
  target: RefObject<HTMLElement | null>,
  { rootMargin = '0px' }: ScrolledAwayOptions = {},
): boolean {
  const [isScrolledAway, setIsScrolledAway] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        // a slow page receives several entries at once; the last one is current
        const entry = entries.at(-1);
        if (!entry) return;
        const { top, width } = entry.boundingClientRect;
        // not `top < 0`: a drawer's header covers it further down; a hidden element has no size
        setIsScrolledAway(!entry.isIntersecting && top < innerHeight && width > 0);
      },
      { rootMargin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [target, rootMargin]);
  return isScrolledAway;
}
