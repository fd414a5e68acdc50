import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LockTakenError, takeLock } from './lock-file.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(directory, 'a.lock');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const oneMachine = { foreignLockTtl: 0 };
const ours = `${process.pid} ${hostname()}`;

/** The pid of a process that has ended. */
function deadPid(): number {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  if (!pid) throw new Error('No process was started.');
  return pid;
}

/** A running process that has written its lock. */
async function lockElsewhere() {
  const module = pathToFileURL(join(__dirname, 'lock-owner.mjs')).href;
  const script = `
    import { writeFileSync } from 'node:fs';
    import { createOwnerText } from '${module}';
    writeFileSync(${JSON.stringify(file)}, createOwnerText(${JSON.stringify(file)}));
    console.log('written');
    setTimeout(() => {}, 60_000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  return other;
}

test('a lock is exclusive until it is released', () => {
  const release = takeLock(file, oneMachine);
  expect(readFileSync(file, 'utf8')).toMatch(ours);
  expect(() => takeLock(file, oneMachine)).toThrow(LockTakenError);
  release();
  expect(existsSync(file)).toBe(false);
  takeLock(file, oneMachine)();
});

test('a lock for which the disk has no space leaves no file', () => {
  const write = jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((draft) => {
    write.mockRestore();
    writeFileSync(draft, '');
    throw new Error('ENOSPC: no space left on device, write');
  });
  expect(() => takeLock(file, oneMachine)).toThrow('ENOSPC');
  expect(readdirSync(directory)).toEqual([]);
});

test.each([hostname(), 'a-former-name'])('refuses a lock of a running process on machine %s', (name) => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  try {
    writeFileSync(file, `${other.pid} ${name}`);
    expect(() => takeLock(file, oneMachine)).toThrow(`Process ${other.pid} on ${name} holds ${file}.`);
  } finally {
    other.kill();
  }
});

test('releasing a lock that another process took over leaves its file', () => {
  const release = takeLock(file, oneMachine);
  writeFileSync(file, '4711 elsewhere');
  release();
  expect(readFileSync(file, 'utf8')).toBe('4711 elsewhere');
});

test.each([
  ['of a process that ended', () => `${deadPid()} ${hostname()}`],
  ['of an earlier container with the same process id', () => ours],
  ['of a process that ended before this machine was renamed', () => `${deadPid()} elsewhere`],
  ['that is empty', () => ''],
  ['that is invalid', () => 'pid?'],
  ['that cannot be decoded', () => `1 ${hostname()}:%zz:%zz`],
])('takes over a lock %s', (_case, content) => {
  writeFileSync(file, content());
  const release = takeLock(file, oneMachine);
  expect(readFileSync(file, 'utf8')).toMatch(ours);
  release();
});

test('a lock names its folder, and is believed only there while its process runs', async () => {
  const other = await lockElsewhere();
  const copy = mkdtempSync(join(tmpdir(), 'lock-'));
  try {
    expect(() => takeLock(file, oneMachine)).toThrow(`Process ${other.pid} on ${hostname()} holds ${file}.`);
    copyFileSync(file, join(copy, 'a.lock'));
    takeLock(join(copy, 'a.lock'), oneMachine)();
  } finally {
    other.kill();
    rmSync(copy, { recursive: true, force: true });
  }
});

test('takes over a lock whose process id another process has got', async () => {
  const other = await lockElsewhere();
  try {
    const text = readFileSync(file, 'utf8');
    const [, start = ''] = text.split(':');
    expect(start).not.toBe('');
    writeFileSync(file, text.replace(`:${start}:`, ':before:'));
    takeLock(file, oneMachine)();
  } finally {
    other.kill();
  }
});

test('a lock of another machine is valid until its time is over', () => {
  writeFileSync(file, '4711 elsewhere');
  expect(() => takeLock(file, { foreignLockTtl: 60_000 })).toThrow('Process 4711 on elsewhere holds');
  const longAgo = Date.now() / 1000 - 61;
  utimesSync(file, longAgo, longAgo);
  takeLock(file, { foreignLockTtl: 60_000 })();
});

test('an unfinished takeover does not stop the next one', () => {
  writeFileSync(file, `${deadPid()} ${hostname()}`);
  writeFileSync(`${file}.takeover`, `${deadPid()} ${hostname()}`);
  const release = takeLock(file, oneMachine);
  release();
  expect(existsSync(file)).toBe(false);
});
