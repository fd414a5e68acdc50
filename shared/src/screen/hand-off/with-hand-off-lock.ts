import type { Clock } from '@portal/shared/clock';

interface HandOffLock {
  /** One for each form of a customer. */
  readonly name: string;
  readonly clock: Clock;
  /** Ends the waiting, not the work. */
  readonly signal: AbortSignal;
  /** Called when another tab has had the lock for a second. */
  readonly onWait: () => void;
}

/** Milliseconds without the lock after which another tab is said to have it. */
const noticeAfter = 1_000;

/**
 * Runs the work while no other tab of the browser runs it for the same form, however long that takes: of two tabs one takes
 * a hand-off's pictures. A browser without locks runs it at once. Aborted before its turn, it runs nothing. Resolves with
 * the work's result.
 */
export async function withHandOffLock<Result>(
  { name, clock, signal, onWait }: HandOffLock,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const started = new AbortController();
  let running: Promise<Result> | undefined;
  void clock.wait(noticeAfter, started.signal).then(() => {
    if (!running && !signal.aborted) onWait();
  });
  try {
    await navigator.locks.request(name, { signal }, () => {
      started.abort();
      running = work();
      return running;
    });
  } catch (error) {
    started.abort();
    if (running) throw error;
    if (!signal.aborted) running = work();
  }
  return running;
}
