import { useEffect, useState } from 'react';

/**
 * Returns whether `ms` milliseconds (150 by default) have passed since mounting. A load that is faster shows
 * no placeholder.
 */
export function useDelay(ms = 150): boolean {
  const [hasPassed, setHasPassed] = useState(ms <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}

/**
 * Does what `useDelay` does.
 * @deprecated Use `useDelay`. Kept while a kept release uses it (`e2e/federation/skew`).
 */
export function useDelayed(ms = 150): boolean {
  return useDelay(ms);
}
