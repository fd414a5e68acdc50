import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { hasCode } from '../files.ts';

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

export interface LockOwner {
  readonly pid: number;
  /** Name of the machine or container that the process runs on. */
  readonly machine: string;
}

interface LockOptions {
  /**
   * Milliseconds for which a lock of another machine or container is valid, since its process cannot be checked from
   * here. 0 if only one machine uses the lock: then its processes are checked even if its name has changed.
   */
  readonly foreignLockTtl: number;
}

const self: LockOwner = { pid: process.pid, machine: hostname() };

/** Locks of this process. A lock file with our process id that is not in here is from an earlier container. */
const ownLocks = new Set<string>();

/** Creates the file with its owner atomically, so that no process reads an empty lock. */
function createExclusively(file: string): boolean {
  const draft = `${file}.${self.pid}.${self.machine}`;
  writeFileSync(draft, `${self.pid} ${self.machine}`);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Reads a lock's owner; undefined if there is no lock or it has no owner. */
function ownerOf(file: string): LockOwner | undefined {
  try {
    const [, pid, machine] = /^(\d+) (\S+)$/.exec(readFileSync(file, 'utf8')) ?? [];
    return pid && machine ? { pid: Number(pid), machine } : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Whether this process is a lock's owner; another machine may have taken over an old lock. */
function isOurs(file: string): boolean {
  const owner = ownerOf(file);
  return owner?.pid === self.pid && owner.machine === self.machine;
}

/** Returns a lock's owner if it may still be running. */
function findRunningOwner(file: string, { foreignLockTtl }: LockOptions): LockOwner | undefined {
  const owner = ownerOf(file);
  if (!owner) return undefined;
  if (owner.machine !== self.machine && foreignLockTtl > 0)
    return ageOf(file) < foreignLockTtl ? owner : undefined;
  return isRunning(owner.pid, file) ? owner : undefined;
}

/** Milliseconds since a lock was taken; Infinity if it is gone. */
function ageOf(file: string): number {
  const taken = statSync(file, { throwIfNoEntry: false });
  return taken ? Date.now() - Math.floor(taken.mtimeMs) : Infinity;
}

function isRunning(pid: number, file: string): boolean {
  if (pid === self.pid) return ownLocks.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
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
