import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that takes the element to watch (`null`: none). When that element is removed from the page and no
 * other has the focus, such as a row that a newer response lacks, the focus moves to the page's title, because it would
 * be lost.
 */
export function useTitleFocus(): (focused: Element | null) => void {
  const noted = useRef<Element | null>(null);
  // after each render, because any of them may have removed the element
  useEffect(() => {
    if (noted.current === null || noted.current.isConnected) return;
    noted.current = null;
    if (document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  });
  return useCallback((focused) => {
    noted.current = focused;
  }, []);
}
