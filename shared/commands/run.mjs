import { spawn } from 'node:child_process';
import { bold, dim, formatDuration, green, red, Stop } from './terminal.mjs';

/** Running processes; each is the leader of its process group. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Ends a process and all that it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // it has already ended
  }
}

let stopped = false;

/** Whether the user has pressed Ctrl-C. */
export const isStopping = () => stopped;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (stopped) return;
    stopped = true;
    if (running.size === 0) process.exit(130);
    for (const child of running) endGroup(child, 'SIGTERM');
    // ends processes that ignore the first signal
    setTimeout(() => {
      for (const child of running) endGroup(child, 'SIGKILL');
    }, 8000).unref();
  });
}

/**
 * Starts a command in the current folder, and returns its process, which ends with this one after Ctrl-C.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { detached: true, ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a command to its end. Resolves with its exit code and output, also when it failed; rejects when it cannot start.
 * `onLine` gets each line of output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, cwd, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, {
      env: { ...process.env, ...env },
      ...(cwd === undefined ? {} : { cwd }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let rest = '';
    const take = (/** @type {Buffer} */ bytes) => {
      output += bytes;
      if (!onLine) return;
      const lines = (rest + bytes).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', (error) =>
      reject(
        'code' in error && error.code === 'ENOENT'
          ? new Stop(`${command} was not found. It comes with Node.js: install it again.`)
          : error,
      ),
    );
    child.once('close', (code) => {
      if (onLine && rest) onLine(rest);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a named step and prints its duration, also when it fails; resolves and rejects as `work` does. Meanwhile a
 * terminal shows the seconds, and a log gets a line each minute.
 * @template Result
 * @param {string} name
 * @param {(tell: (line: string) => void) => Promise<Result>} work its argument shows a line of progress
 * @returns {Promise<Result>}
 */
export async function runStep(name, work) {
  const began = Date.now();
  let last = '';
  const live = process.stdout.isTTY;
  const clear = () => live && process.stdout.write('\r\u001b[K');
  const show = () => {
    const text = `${name} … ${formatDuration(Date.now() - began)}${last && ` · ${last}`}`;
    clear();
    process.stdout.write(text.slice(0, (process.stdout.columns ?? 80) - 1));
  };
  const printDuration = () => console.log(`  … ${formatDuration(Date.now() - began)}`);
  const timer = live ? setInterval(show, 200) : setInterval(printDuration, 60_000);
  if (!live) console.log(`${name} …`);
  const tell = (/** @type {string} */ line) => {
    last = line.trim();
    if (!live && last) console.log(`  ${last}`);
  };
  try {
    const result = await work(tell);
    clear();
    console.log(`${green('✓')} ${bold(name)} ${dim(formatDuration(Date.now() - began))}`);
    return result;
  } catch (error) {
    clear();
    if (!stopped) console.log(`${red('✗')} ${bold(name)} ${dim(formatDuration(Date.now() - began))}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
