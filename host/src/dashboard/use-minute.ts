import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the time, which changes with each minute of the clock, and when the page is seen again. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => setNow(new Date());
    const waitForMinute = () => {
      timer = setTimeout(
        () => {
          show();
          waitForMinute();
        },
        MINUTE_MS - (Date.now() % MINUTE_MS),
      );
    };
    waitForMinute();
    // the computer may have slept, and its timers with it
    document.addEventListener('visibilitychange', show);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, []);
  return now;
}
