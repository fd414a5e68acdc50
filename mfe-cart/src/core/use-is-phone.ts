import { useSyncExternalStore } from 'react';

/** Widths below those of tablets, where rows are cards and the side column comes after the page. */
const phone = '(max-width: 47.9375rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(phone);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Returns whether the window is as narrow as a phone's; for what styles cannot do, such as one button in two places. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(phone).matches ?? false);
