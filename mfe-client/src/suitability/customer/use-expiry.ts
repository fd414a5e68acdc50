import { useShell } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

/** How much the end of the same session may differ between two readings, in milliseconds. */
const toleranceMs = 60_000;

/**
 * Returns whether the session ends soon and was not renewed since the warning, and `renew`, which renews it. A failed
 * renewal leaves the warning.
 */
export function useExpiry(): { readonly isExpiring: boolean; readonly renew: () => void } {
  const { bus, session } = useShell();
  const [isExpiring, setIsExpiring] = useState(false);
  useEffect(() => {
    let warnedOf = 0;
    // the bus repeats its last warning, which may be older than the last renewal
    const check = () => {
      const state = session.current();
      setIsExpiring(state.status === 'active' && state.expiresAt - warnedOf < toleranceMs);
    };
    const latest = [
      bus.on('session:expiring').subscribe(({ expiresAt }) => {
        warnedOf = expiresAt;
        check();
      }),
      bus.on('session:renewed').subscribe(check),
    ];
    return () => {
      for (const subscription of latest) subscription.unsubscribe();
    };
  }, [bus, session]);
  return { isExpiring, renew: () => void session.renew() };
}
