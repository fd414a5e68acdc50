import { useEffect, useState } from 'react';
import { secondsLeft } from './time-left.ts';

/** Seconds left of a time that began at `since`, looked at twice a second; nothing when nobody knows when it began. */
export function useSecondsLeft(since: number | null, lasting: number): number | undefined {
  const [now, setNow] = useState(Date.now);
  const left = since === null ? undefined : secondsLeft(since, lasting, now);
  const runs = since !== null && left !== 0;

  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);

  return left;
}
