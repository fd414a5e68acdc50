import { useEffect, useState } from 'react';
import type { Loadable } from '../../contract/index.ts';
import { SLOW_MS } from './slow-ms.ts';

/**
 * Returns whether a loadable has been loading for 8 s (`SLOW_MS`), so that the screen says that it takes long. It is
 * false again when the loading ends.
 */
export function useSlow(loadable: Pick<Loadable<unknown>, 'status'>): boolean {
  const isLoading = loadable.status === 'loading';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow && isLoading;
}
