import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { hasCode } from '../files.ts';

/** Somebody who is alive, as far as can be seen, holds the lock. */
export class LockHeldError extends Error {
  override readonly name = 'LockHeldError';

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
   * Milliseconds for which the lock of another machine (or container) is believed after it was taken: its process
   * cannot be seen from here. 0 where only one machine ever comes: whatever it was called then, its processes are seen.
   */
  readonly strangersHoldFor: number;
}

const self: LockOwner = { pid: process.pid, machine: hostname() };

/** Locks of this process. A lock file that names us and is not here was left by an earlier container. */
const held = new Set<string>();

/** Creates the file with its owner in it, at once: nobody ever reads a lock that is still empty. */
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

/** Who is named in a lock; undefined where there is none, or one that names nobody. */
function ownerOf(file: string): LockOwner | undefined {
  try {
    const [, pid, machine] = /^(\d+) (\S+)$/.exec(readFileSync(file, 'utf8')) ?? [];
    return pid && machine ? { pid: Number(pid), machine } : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Whether a lock names this process: one that was held for too long may be somebody else's by now. */
function isOurs(file: string): boolean {
  const owner = ownerOf(file);
  return owner?.pid === self.pid && owner.machine === self.machine;
}

/** Who is named in a lock and may still be at work. */
function livingOwner(file: string, { strangersHoldFor }: LockOptions): LockOwner | undefined {
  const owner = ownerOf(file);
  if (!owner) return undefined;
  if (owner.machine !== self.machine && strangersHoldFor > 0)
    return ageOf(file) < strangersHoldFor ? owner : undefined;
  return isAlive(owner.pid, file) ? owner : undefined;
}

/** Milliseconds since a lock was taken; for ever where it is gone. */
function ageOf(file: string): number {
  const taken = statSync(file, { throwIfNoEntry: false });
  return taken ? Date.now() - Math.floor(taken.mtimeMs) : Infinity;
}

function isAlive(pid: number, file: string): boolean {
  if (pid === self.pid) return held.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

/** Removes a lock whose owner is gone. The guard file keeps two processes from doing so at once. */
function removeStale(file: string, options: LockOptions): void {
  const guard = `${file}.takeover`;
  if (!createExclusively(guard)) {
    if (!livingOwner(guard, options)) rmSync(guard, { force: true });
    return;
  }
  held.add(guard);
  try {
    if (!livingOwner(file, options)) rmSync(file, { force: true });
  } finally {
    held.delete(guard);
    rmSync(guard, { force: true });
  }
}

/**
 * Takes the lock file, also from a process that died without giving it back.
 * @returns what gives it back; the end of the process does so too.
 * @throws LockHeldError when a living process has it.
 */
export function takeLock(file: string, options: LockOptions): () => void {
  mkdirSync(dirname(file), { recursive: true });
  while (!createExclusively(file)) {
    const owner = livingOwner(file, options);
    if (owner) throw new LockHeldError(owner, file);
    removeStale(file, options);
  }
  held.add(file);
  const release = () => {
    if (!held.delete(file)) return;
    process.off('exit', release);
    if (isOurs(file)) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}
