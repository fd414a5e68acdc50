/**
 * `npm run e2e [-- playwright's arguments]`: starts a sandbox of its own, runs Playwright against it, ends it.
 * `npm test` has checked and built everything before; alone it tests what is built.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, origins } from './support/environment.ts';

const root = resolve(import.meta.dirname, '..');
const data = mkdtempSync(join(tmpdir(), 'agent-portal-e2e-'));
const portBase = String(origins.host.port);

/** Starts the sandbox and resolves when it answers. It ends with this process, however that ends. */
function startSandbox(): Promise<ChildProcess> {
  const words = ['--import', 'tsx', 'sandbox/src/main.ts', '--port-base', portBase, '--data', data, '--test'];
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  return new Promise((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`The sandbox did not start (${code}).`)));
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('ready ')) ready(child);
      });
  });
}

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((done) => child.once('exit', (code) => done(code ?? 1)));

/** Runs Playwright with the command line's own words. */
function runPlaywright(): ChildProcess {
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js');
  const words = [cli, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const env = { ...process.env, PORTAL_PORT_BASE: portBase, PORTAL_CHROMIUM: chromium };
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return child;
}

try {
  const sandbox = await startSandbox();
  process.exitCode = await ended(runPlaywright());
  const sandboxEnded = ended(sandbox);
  sandbox.kill('SIGTERM');
  await sandboxEnded;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(data, { recursive: true, force: true });
}
