import { useSearchParams } from '@portal/shared/ui';
import { useCallback } from 'react';

/** What the drawer opens with when its address is opened again. */
export interface DrawerAddress {
  readonly accountId: string;
  readonly scheme: string;
}

/**
 * Keeps the address true to what is chosen, so that a reload or a link opens the same order, without an entry of its
 * own: Back still closes the drawer. Over a page that did not open the drawer by its address nothing is written.
 */
export function useDrawerAddress(): (chosen: DrawerAddress) => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    (chosen) =>
      setParams(
        (before) => {
          const params = new URLSearchParams(before);
          if (!params.has('drawer')) return before;
          for (const [name, value] of Object.entries(chosen)) {
            if (value === '') params.delete(name);
            else params.set(name, value);
          }
          return params;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
}
