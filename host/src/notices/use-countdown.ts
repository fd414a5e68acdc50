import { useEffect, useRef, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds left of `ms`. Time stands still while `paused`; `onEnd` is called when it is up. */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void): number {
  const left = useRef(ms);
  const end = useRef(onEnd);
  const [seconds, setSeconds] = useState(Math.ceil(ms / 1000));

  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const remaining = () => Math.max(0, left.current - (Date.now() - startedAt));
    const timer = setTimeout(() => end.current(), left.current);
    const ticking = setInterval(() => setSeconds(Math.ceil(remaining() / 1000)), TICK_MS);
    return () => {
      clearTimeout(timer);
      clearInterval(ticking);
      left.current = remaining();
    };
  }, [paused]);

  return seconds;
}
