import { isStopping, runStep } from '../../../shared/commands/run.mjs';
import { dim, Stop } from '../../../shared/commands/terminal.mjs';
import { buildIfStale } from '../build.mjs';
import { installIfStale } from '../install.mjs';
import { assertPortsFree, defaultPortBase } from '../ports.mjs';
import { startServer } from '../server.mjs';
import { parsePortBase } from './arguments.mjs';

/**
 * Installs and builds what is stale, then runs the sandbox until Ctrl-C. Throws Stop when a step fails or a port is
 * taken.
 * @param {readonly string[]} words for the sandbox, as `--port-base 5000 --data .sandbox/second`
 */
export async function startPortal(words) {
  const portBase = parsePortBase(words) ?? defaultPortBase;
  await assertPortsFree(portBase);
  await installIfStale();
  await buildIfStale();
  const sandbox = await runStep('Starting the sandbox', () => startSandbox(portBase, words));
  for (const line of sandbox.summary) console.log(line);
  console.log(dim('Ctrl-C ends everything.'));
  const code = await sandbox.ended;
  if (!isStopping()) throw new Stop(`The sandbox ended by itself (${code}).`);
}

/**
 * Starts the sandbox and waits until it answers. Rejects with Stop when it ends before.
 * @param {number} portBase
 * @param {readonly string[]} [words] further words for it: `sandbox/src/origins/arguments.ts`
 */
export const startSandbox = (portBase, words = []) =>
  startServer('sandbox/src/main.ts', ['--port-base', String(portBase), ...words]);
