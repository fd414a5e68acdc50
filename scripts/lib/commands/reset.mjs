import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { Stop } from '../terminal.mjs';

/**
 * Deletes the sandbox's data and its site, and prints that; nothing when there are none. Throws Stop while a sandbox
 * runs.
 */
export function resetSandbox() {
  const data = join(root, '.sandbox');
  if (!existsSync(data)) {
    console.log('There is no sandbox data: nothing to reset.');
    return;
  }
  const owner = findRunningOwner(join(data, 'database.lock'));
  if (owner !== undefined)
    throw new Stop(`The sandbox is running (process ${owner}). End it first: Ctrl-C where it runs.`);
  rmSync(data, { recursive: true, force: true });
  console.log('The sandbox is empty. The next npm start fills it anew.');
}

/** Returns the process id in a lock file if that process runs. @param {string} lock @returns {number | undefined} */
function findRunningOwner(lock) {
  if (!existsSync(lock)) return undefined;
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? pid : undefined;
  }
}
