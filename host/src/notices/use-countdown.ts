import { useEffect, useRef, useState } from 'react';

const TICK_MS = 250;

/**
 * Returns the whole seconds left of `ms`, which is read at the first render. The time does not run while `isPaused`; `onEnd`
 * is called at the end.
 */
export function useCountdown(ms: number, isPaused: boolean, onEnd: () => void): number {
  const left = useRef(ms);
  const end = useRef(onEnd);
  const [seconds, setSeconds] = useState(Math.ceil(ms / 1000));

  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const remaining = () => Math.max(0, left.current - (Date.now() - startedAt));
    const timer = setTimeout(() => end.current(), left.current);
    const ticking = setInterval(() => setSeconds(Math.ceil(remaining() / 1000)), TICK_MS);
    return () => {
      clearTimeout(timer);
      clearInterval(ticking);
      left.current = remaining();
    };
  }, [isPaused]);

  return seconds;
}
