/**
 * Returns the name of the lock under which tabs of an agent take turns at sending for a customer or an applicant
 * (CHK-06).
 */
export const cartLockName = (customerId: string): string => `portal:cart:${customerId}`;

/** How long to wait for another tab at most, in milliseconds: its call ends after 50 s. */
export const lockTimeout = 60_000;

/**
 * Runs the work in one tab of the browser at a time, by the Web Lock `name`, and resolves with its result. When another
 * tab still has the lock after a minute, it runs nothing and returns `busy()`. A browser that refuses locks runs it
 * without. Rejects only when `work` or `busy` does.
 */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  busy: () => Result | Promise<Result>,
): Promise<Result> {
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), lockTimeout);
  let running: Promise<Result> | undefined;
  try {
    await navigator.locks.request(name, { signal: wait.signal }, () => {
      clearTimeout(timer);
      running = work();
      // its failure is the caller's, not the lock's
      return running.catch(() => undefined);
    });
  } catch {
    clearTimeout(timer);
    if (!running && wait.signal.aborted) return busy();
  }
  return running ?? work();
}
