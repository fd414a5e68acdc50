import { LockHeldError, takeLock } from '@portal/shared/site';

/** Another process has the data: two writers would destroy it. The message is one clear line. */
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
 * Takes the data's lock file, also from a process that died without giving it back.
 * @returns what gives it back; the end of the process does so too.
 * @throws DatabaseInUseError when a living process has it.
 */
export function acquireLock(file: string): () => void {
  try {
    // a sandbox's data is on the machine that it runs on
    return takeLock(file, { strangersHoldFor: 0 });
  } catch (error) {
    throw error instanceof LockHeldError ? new DatabaseInUseError(error.owner.pid, file) : error;
  }
}
