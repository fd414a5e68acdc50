import { linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { hasCode } from '../files.ts';
import { createOwnerText, isOwnerRunning, type LockOwner, readOwner } from './lock-owner.mjs';

/** Another running process has the lock. */
export class LockTakenError extends Error {
  override readonly name = 'LockTakenError';

  constructor(
    readonly owner: LockOwner,
    readonly file: string,
  ) {
    super(`Process ${owner.pid} on ${owner.machine} holds ${file}.`);
  }
}

interface LockOptions {
  /**
   * Milliseconds for which a lock of another machine or container is valid, since its process cannot be checked from
   * here. 0 if only one machine uses the lock: then its processes are checked even if its name has changed.
   */
  readonly foreignLockTtl: number;
}

const self = { pid: process.pid, machine: hostname() };

/** Locks of this process. A lock file with our process id that is not in here is from an earlier container. */
const ownLocks = new Set<string>();

/** Creates the file with its owner atomically, so that no process reads an empty lock. */
function createExclusively(file: string): boolean {
  const draft = `${file}.${self.pid}.${self.machine}`;
  try {
    writeFileSync(draft, createOwnerText(file));
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether this process is a lock's owner; another machine may have taken over an old lock. */
function isOurs(file: string): boolean {
  const owner = readOwner(file);
  return owner?.pid === self.pid && owner.machine === self.machine;
}

/** Returns a lock's owner if it may still be running. */
function findRunningOwner(file: string, { foreignLockTtl }: LockOptions): LockOwner | undefined {
  const owner = readOwner(file);
  if (!owner) return undefined;
  if (owner.machine !== self.machine && foreignLockTtl > 0)
    return ageOf(file) < foreignLockTtl ? owner : undefined;
  const isRunning = owner.pid === self.pid ? ownLocks.has(file) : isOwnerRunning(owner, file);
  return isRunning ? owner : undefined;
}

/** Milliseconds since a lock was taken; Infinity if it is gone. */
function ageOf(file: string): number {
  const taken = statSync(file, { throwIfNoEntry: false });
  return taken ? Date.now() - Math.floor(taken.mtimeMs) : Infinity;
}

/** Removes a lock whose owner has ended. The guard file prevents two processes from doing so at once. */
function removeStale(file: string, options: LockOptions): void {
  const guard = `${file}.takeover`;
  if (!createExclusively(guard)) {
    if (!findRunningOwner(guard, options)) rmSync(guard, { force: true });
    return;
  }
  ownLocks.add(guard);
  try {
    if (!findRunningOwner(file, options)) rmSync(file, { force: true });
  } finally {
    ownLocks.delete(guard);
    rmSync(guard, { force: true });
  }
}

/**
 * Takes the lock file, also from a process that ended without releasing it. Does not wait.
 * @returns a function that releases the lock; the end of the process does so too
 * @throws LockTakenError when a running process has it
 */
export function takeLock(file: string, options: LockOptions): () => void {
  mkdirSync(dirname(file), { recursive: true });
  while (!createExclusively(file)) {
    const owner = findRunningOwner(file, options);
    if (owner) throw new LockTakenError(owner, file);
    removeStale(file, options);
  }
  ownLocks.add(file);
  const release = () => {
    if (!ownLocks.delete(file)) return;
    process.off('exit', release);
    if (isOurs(file)) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}
