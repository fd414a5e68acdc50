import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The most rows of a list that are printed. More would keep the browser busy for many seconds; the CSV file has all of them. */
export const mostPrinted = 5_000;

/**
 * Returns when the page began to be printed, from `beforeprint` to `afterprint`, and otherwise `undefined`. The change is
 * rendered before the browser lays out the print.
 */
export function usePrintTime(): Date | undefined {
  const [time, setTime] = useState<Date>();
  // at once: an agent may print in the frame in which a list appears
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setTime(new Date()));
    const end = () => setTime(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return time;
}

/** Returns whether the page is being printed. */
export const useIsPrinting = (): boolean => usePrintTime() !== undefined;
