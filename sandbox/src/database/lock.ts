import { LockTakenError, takeLock } from '@portal/shared/site';

/** Another process uses the data directory, and two writers would destroy the data. The message is one line. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';

  constructor(
    readonly pid: number,
    file: string,
  ) {
    super(`The sandbox's data is in use by process ${pid} (lock file ${file}): stop that process first.`);
  }
}

/**
 * Takes the lock file of the data directory. A lock of a dead process is replaced.
 * @returns a function that releases the lock; the end of the process releases it too.
 * @throws DatabaseInUseError when a running process has the lock.
 */
export function acquireLock(file: string): () => void {
  try {
    // the data is always on this machine, so the owner's process id can be checked
    return takeLock(file, { foreignLockTtl: 0 });
  } catch (error) {
    throw error instanceof LockTakenError ? new DatabaseInUseError(error.owner.pid, file) : error;
  }
}
