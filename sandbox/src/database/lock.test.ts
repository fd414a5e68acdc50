import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireLock, DatabaseInUseError } from './lock.ts';

test('refuses a locked data directory and names the process, until the lock is released', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lock-'));
  const file = join(directory, 'database.lock');
  const release = acquireLock(file);
  expect(() => acquireLock(file)).toThrow(DatabaseInUseError);
  expect(() => acquireLock(file)).toThrow(
    `The sandbox's data is in use by process ${process.pid} (lock file ${file}): stop that process first.`,
  );
  release();
  acquireLock(file)();
  rmSync(directory, { recursive: true });
});
