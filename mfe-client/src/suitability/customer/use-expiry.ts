import { useShell } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

/** How much the end of the same session may differ between two readings, in milliseconds. */
const toleranceMs = 60_000;

/**
 * Returns the whole minutes until the session ends (`minutesLeft`), `undefined` unless it ends soon and was not renewed
 * since the warning, and `renew`, which renews it. A failed renewal leaves the warning.
 */
export function useExpiry(): { readonly minutesLeft: number | undefined; readonly renew: () => void } {
  const { bus, session } = useShell();
  const [minutesLeft, setMinutesLeft] = useState<number>();
  useEffect(() => {
    let warnedOf = 0;
    // the bus repeats its last warning, which may be older than the last renewal
    const check = () => {
      const state = session.current();
      const isExpiring = state.status === 'active' && state.expiresAt - warnedOf < toleranceMs;
      setMinutesLeft(
        isExpiring ? Math.max(0, Math.floor((state.expiresAt - Date.now()) / 60_000)) : undefined,
      );
    };
    const latest = [
      bus.on('session:expiring').subscribe(({ expiresAt }) => {
        warnedOf = expiresAt;
        check();
      }),
      bus.on('session:renewed').subscribe(check),
    ];
    const clock = setInterval(check, 1_000);
    return () => {
      clearInterval(clock);
      for (const subscription of latest) subscription.unsubscribe();
    };
  }, [bus, session]);
  return { minutesLeft, renew: () => void session.renew() };
}
