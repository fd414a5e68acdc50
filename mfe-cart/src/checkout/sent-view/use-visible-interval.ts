import { useLatest } from '@portal/shared/use-latest';
import { useEffect } from 'react';

/**
 * Runs an asynchronous task again and again, each time `intervalMs` milliseconds after the one before has ended, the
 * first time too. In a hidden tab a turn is left out. Without an interval it never runs. The task must not reject; its
 * signal is aborted when the component is unmounted or the interval changes.
 */
export function useVisibleInterval(
  task: (signal: AbortSignal) => Promise<void>,
  intervalMs: number | undefined,
): void {
  const latest = useLatest(task);
  useEffect(() => {
    if (intervalMs === undefined) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(run, intervalMs);
    };
    const run = async () => {
      if (document.visibilityState === 'visible') await latest.current(abort.signal);
      if (!abort.signal.aborted) schedule();
    };
    schedule();
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [intervalMs, latest]);
}
