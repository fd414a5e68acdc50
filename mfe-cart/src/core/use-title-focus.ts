import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to the page's title when the element that had it is removed, such as a row that a newer response no
 * longer has; it would be lost. Returns a function that is called with the element to watch, or with `null` to watch
 * none.
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
