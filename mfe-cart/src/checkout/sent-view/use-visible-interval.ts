import { useEffect } from 'react';
import { useLatest } from '../../core/calls/use-latest.ts';

/**
 * Runs a task again and again while the page is visible, `intervalMs` milliseconds after the task before has ended. In a
 * hidden tab nothing runs; the next turn is due when it is shown again. Without an interval it never runs.
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
