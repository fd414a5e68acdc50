import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteFiles } from '../layout.ts';
import { SiteRefusal } from '../refusal.ts';
import { LockHeldError, takeLock } from './lock-file.ts';

/** A change of a site takes seconds; a lock from another machine that is older was left behind. */
const strangersHoldFor = 120_000;

/**
 * Does the work while no other process changes the folder. Waits its turn; throws SiteRefusal when it never comes.
 * @param patience how long to wait, in milliseconds: a site's change takes a second or two
 */
export async function underLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  patience = 60_000,
): Promise<Result> {
  const giveBack = await lockOf(join(folder, siteFiles.lock), patience);
  try {
    return await work();
  } finally {
    giveBack();
  }
}

async function lockOf(file: string, patience: number): Promise<() => void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return takeLock(file, { strangersHoldFor });
    } catch (error) {
      if (!(error instanceof LockHeldError)) throw error;
      if (Date.now() > deadline)
        throw new SiteRefusal(
          `Process ${error.owner.pid} on ${error.owner.machine} has held ${file} for ${patience / 1000} s and more. ` +
            'Look what it does and run this again; if nothing runs there, delete the file.',
        );
    }
    await wait(50);
  }
}
