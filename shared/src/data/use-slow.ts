import { useEffect, useState } from 'react';
import type { Loadable } from '../contract/index.ts';

/** After this long a skeleton alone no longer says enough: `Still working…`. */
export const SLOW_MS = 8_000;

/** Whether something has been loading for 8 seconds. */
export function useSlow(loadable: Pick<Loadable<unknown>, 'status'>): boolean {
  const loading = loadable.status === 'loading';
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading]);
  return slow && loading;
}
