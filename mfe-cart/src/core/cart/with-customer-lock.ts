import { cartLockName, withLock } from '@portal/shared/with-lock';

/** How long the browser may take to say whether another tab has the lock, in milliseconds. */
const answerTimeout = 1_000;

/**
 * Runs `work` under the customer's lock, which one call at a time has in all tabs of the browser (so never nest two), and
 * resolves or rejects as it does. When the lock is taken, or not given within a second, calls `onWait` and then runs
 * `work` with `hasWaited`: what it relies on may have changed. After a minute nothing runs and `busy()` is the result. A
 * browser that refuses locks runs `work` without one.
 */
export async function withCustomerLock<Result>(
  customerId: string,
  onWait: () => void,
  work: (hasWaited: boolean) => Promise<Result>,
  busy: () => Result | Promise<Result>,
): Promise<Result> {
  const name = cartLockName(customerId);
  let running: Promise<Result> | undefined;
  let isTaken = false;
  let isLate = false;
  const runIfFree = (lock: Lock | null) => {
    if (isLate) return;
    isTaken = lock === null;
    if (!isTaken) running = work(false);
    // its failure is the caller's, not the lock's
    return running?.catch(() => undefined);
  };
  // a browser that refuses locks is left to `withLock`
  const answer = navigator.locks.request(name, { ifAvailable: true }, runIfFree).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, answerTimeout, 'late'));
  isLate = (await Promise.race([answer, late])) === 'late';
  if (running) return running;
  // a browser that has not answered may have given the lock to another tab
  isTaken ||= isLate;
  if (isTaken) onWait();
  return withLock(name, () => work(isTaken), busy);
}
