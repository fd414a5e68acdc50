import { type RefObject, useEffect, useState } from 'react';

interface ScrolledAwayOptions {
  /** Margins of the visible area, as in CSS: negative at the top for the height of what covers it. */
  readonly rootMargin?: string;
}

/** Returns whether an element is scrolled out of view completely, upwards: false while it is further below. */
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
        // in a drawer, its header is above
        if (entry) setIsScrolledAway(!entry.isIntersecting && entry.boundingClientRect.top < innerHeight);
      },
      { rootMargin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [target, rootMargin]);
  return isScrolledAway;
}
