import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../../../shared/commands/terminal.mjs';
import { isOwnerRunning, readOwner } from '../../../shared/site/lock/lock-owner.mjs';
import { root } from '../root.mjs';

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
  const lock = join(data, 'database.lock');
  const owner = readOwner(lock);
  if (owner && isOwnerRunning(owner, lock))
    throw new Stop(`The sandbox is running (process ${owner.pid}). End it first: Ctrl-C where it runs.`);
  rmSync(data, { recursive: true, force: true });
  console.log('The sandbox is empty. The next npm start fills it anew.');
}
