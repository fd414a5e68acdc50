import { useCallback, useSyncExternalStore } from 'react';

/** A phone's width, below 768 px, where rows are cards and the side column comes after the page. */
export const phoneQuery = '(max-width: 47.9375rem)';
/** Below 1280 px, where a page has one column. */
export const oneColumnQuery = '(max-width: 79.9375rem)';
/** Below 1200 px. */
export const narrowQuery = '(max-width: 74.9375rem)';

/**
 * Returns whether the window matches the media query, and renders again when that changes; false in a browser without
 * media queries. For what styles cannot do, such as one button in two places.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
