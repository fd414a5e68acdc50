/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireLock, DatabaseInUseError } from './lock.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(directory, 'database.lock');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** The pid of a process that has ended. */
function deadPid(): number {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  if (!pid) throw new Error('No process was started.');
  return pid;
}

test('a lock holds until it is given back', () => {
  const release = acquireLock(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  expect(() => acquireLock(file)).toThrow(DatabaseInUseError);
  release();
  expect(existsSync(file)).toBe(false);
  acquireLock(file)();
});

test('the lock of a living process is respected, and said in one line that names it', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  try {
    writeFileSync(file, String(other.pid));
    expect(() => acquireLock(file)).toThrow(
      `The sandbox's data is in use by process ${other.pid} (lock file ${file}): stop that process first.`,
    );
    expect(readFileSync(file, 'utf8')).toBe(String(other.pid));
  } finally {
    other.kill();
  }
});

test.each([
  ['of a process that died', () => String(deadPid())],
  ['of an earlier container, which had our pid', () => String(process.pid)],
  ['that says nothing', () => ''],
  ['that says nonsense', () => 'pid?'],
])('a lock %s is taken over', (_case, content) => {
  writeFileSync(file, content());
  const release = acquireLock(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  release();
});

test('a takeover that died half-way does not stop the next one', () => {
  writeFileSync(file, String(deadPid()));
  writeFileSync(`${file}.takeover`, String(deadPid()));
  const release = acquireLock(file);
  release();
  expect(existsSync(file)).toBe(false);
});
