import { useEffect, useState } from 'react';
import { getSecondsLeft } from './time-left.ts';

/**
 * Returns the whole seconds until `duration` seconds after `since` (epoch milliseconds), updated twice a second and 0
 * when it is over; `undefined` when `since` is `null`.
 */
export function useSecondsLeft(since: number | null, duration: number): number | undefined {
  const [now, setNow] = useState(Date.now);
  const seconds = since === null ? undefined : getSecondsLeft(since, duration, now);
  const isRunning = since !== null && seconds !== 0;

  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);

  return seconds;
}
