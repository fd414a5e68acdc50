import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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

/** Locks of this process. A lock file with our own pid that is not here was left by an earlier container. */
const held = new Set<string>();

/** Creates the file with our pid in it, at once: nobody ever reads a lock that is still empty. */
function createExclusively(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
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

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

function readOwner(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isAlive(pid: number, file: string): boolean {
  if (pid === process.pid) return held.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

/** Removes a lock whose owner is gone. The guard file keeps two processes from doing so at once. */
function removeStale(file: string): void {
  const guard = `${file}.takeover`;
  if (!createExclusively(guard)) {
    const taker = readOwner(guard);
    if (taker === undefined || !isAlive(taker, guard)) rmSync(guard, { force: true });
    return;
  }
  try {
    const owner = readOwner(file);
    if (owner === undefined || !isAlive(owner, file)) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Takes the lock file, also from a process that died without giving it back.
 * @returns what gives it back; the end of the process does so too.
 * @throws DatabaseInUseError when a living process has it.
 */
export function acquireLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  while (!createExclusively(file)) {
    const owner = readOwner(file);
    if (owner !== undefined && isAlive(owner, file)) throw new DatabaseInUseError(owner, file);
    removeStale(file);
  }
  held.add(file);
  const release = () => {
    if (!held.delete(file)) return;
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}
