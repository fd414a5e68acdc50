import { createInterface } from 'node:readline';
import { portBaseOf } from './arguments.mjs';
import { buildIfStale, typescript } from './build.mjs';
import { installIfStale } from './install.mjs';
import { assertPortsFree, defaultPortBase } from './ports.mjs';
import { start, step, stopping } from './run.mjs';
import { dim, Stop } from './terminal.mjs';

/** Installs and builds what is stale, then runs the sandbox until Ctrl-C. @param {readonly string[]} words */
export async function startPortal(words) {
  const portBase = portBaseOf(words) ?? defaultPortBase;
  await assertPortsFree(portBase);
  await installIfStale();
  await buildIfStale();
  const sandbox = await step('Starting the sandbox', () => startSandbox(portBase));
  for (const line of sandbox.summary) console.log(line);
  console.log(dim('Ctrl-C ends everything.'));
  const code = await sandbox.ended;
  if (!stopping()) throw new Stop(`The sandbox ended by itself (${code}).`);
}

/**
 * Starts the sandbox and waits until it answers.
 * @param {number} portBase
 * @returns {Promise<{ summary: string[], ended: Promise<number> }>} `summary`: what it says of itself
 */
function startSandbox(portBase) {
  return new Promise((resolve, reject) => {
    // over the channel it notices our end, however we end
    const child = start(
      process.execPath,
      [...typescript('sandbox/src/main.ts'), '--port-base', String(portBase)],
      {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    /** @type {Promise<number>} */
    const ended = new Promise((done) => child.once('close', (code) => done(code ?? 1)));
    /** @type {string[]} */
    const complaints = [];
    /** @type {string[]} */
    const summary = [];
    let ready = false;

    if (child.stderr)
      createInterface({ input: child.stderr }).on('line', (line) => {
        if (ready) console.error(line);
        else complaints.push(line);
      });
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (ready) console.log(line);
        else if (line.startsWith('ready ')) {
          ready = true;
          resolve({ summary, ended });
        } else summary.push(line);
      });
    void ended.then(() => {
      if (!ready)
        reject(new Stop(stopping() ? 'Stopped.' : complaints.join('\n') || 'The sandbox did not start.'));
    });
  });
}
