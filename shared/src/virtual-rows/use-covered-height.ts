import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns how many pixels at the top of the window are covered when a list's head stays there, the head included. */
export function useCoveredHeight(head: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return;
    const measure = () => {
      const { position, top } = getComputedStyle(element);
      setHeight(position === 'sticky' ? (Number.parseFloat(top) || 0) + element.offsetHeight : 0);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [head]);
  return height;
}
