/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockHeldError, takeLock } from './lock-file.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(directory, 'a.lock');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const oneMachine = { strangersHoldFor: 0 };
const ours = `${process.pid} ${hostname()}`;

/** The pid of a process that has ended. */
function deadPid(): number {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  if (!pid) throw new Error('No process was started.');
  return pid;
}

test('a lock holds until it is given back', () => {
  const release = takeLock(file, oneMachine);
  expect(readFileSync(file, 'utf8')).toBe(ours);
  expect(() => takeLock(file, oneMachine)).toThrow(LockHeldError);
  release();
  expect(existsSync(file)).toBe(false);
  takeLock(file, oneMachine)();
});

test.each([hostname(), 'a-former-name'])('the lock of a living process is respected: %s', (name) => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  try {
    writeFileSync(file, `${other.pid} ${name}`);
    expect(() => takeLock(file, oneMachine)).toThrow(`Process ${other.pid} on ${name} holds ${file}.`);
  } finally {
    other.kill();
  }
});

test('a lock that was taken over meanwhile is not given back by who had it before', () => {
  const release = takeLock(file, oneMachine);
  writeFileSync(file, '4711 elsewhere');
  release();
  expect(readFileSync(file, 'utf8')).toBe('4711 elsewhere');
});

test.each([
  ['of a process that died', () => `${deadPid()} ${hostname()}`],
  ['of an earlier container, which had our pid', () => ours],
  ['of a process that died while this machine had another name', () => `${deadPid()} elsewhere`],
  ['that says nothing', () => ''],
  ['that says nonsense', () => 'pid?'],
])('a lock %s is taken over', (_case, content) => {
  writeFileSync(file, content());
  const release = takeLock(file, oneMachine);
  expect(readFileSync(file, 'utf8')).toBe(ours);
  release();
});

test('the lock of another machine is believed for a while, since its process cannot be seen', () => {
  writeFileSync(file, '4711 elsewhere');
  expect(() => takeLock(file, { strangersHoldFor: 60_000 })).toThrow('Process 4711 on elsewhere holds');
  const longAgo = Date.now() / 1000 - 61;
  utimesSync(file, longAgo, longAgo);
  takeLock(file, { strangersHoldFor: 60_000 })();
});

test('a takeover that died half-way does not stop the next one', () => {
  writeFileSync(file, `${deadPid()} ${hostname()}`);
  writeFileSync(`${file}.takeover`, `${deadPid()} ${hostname()}`);
  const release = takeLock(file, oneMachine);
  release();
  expect(existsSync(file)).toBe(false);
});
