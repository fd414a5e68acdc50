import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteFiles } from '../layout.ts';
import { SiteRefusal } from '../refusal.ts';
import { LockTakenError, takeLock } from './lock-file.ts';

/** Milliseconds. A site's change takes seconds, so an older lock of another machine is stale. */
const foreignLockTtl = 120_000;

/**
 * Waits for the lock of a site's folder, runs `work` under it, and resolves with its result. The lock is released also
 * when `work` rejects. Throws SiteRefusal when the lock is not free within `patience`.
 * @param patience milliseconds; default 60 s
 */
export const withSiteLock = <Result>(
  folder: string,
  work: () => Promise<Result>,
  patience = 60_000,
): Promise<Result> => withLock(join(folder, siteFiles.lock), work, patience);

/** The same with any lock file. */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  patience: number,
): Promise<Result> {
  const release = await lockOf(file, patience);
  try {
    return await work();
  } finally {
    release();
  }
}

async function lockOf(file: string, patience: number): Promise<() => void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return takeLock(file, { foreignLockTtl });
    } catch (error) {
      if (!(error instanceof LockTakenError)) throw error;
      if (Date.now() > deadline)
        throw new SiteRefusal(
          `Process ${error.owner.pid} on ${error.owner.machine} has held ${file} for ${patience / 1000} s and more. ` +
            'Look what it does and run this again; if nothing runs there, delete the file.',
        );
    }
    await wait(50);
  }
}
