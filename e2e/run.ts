/**
 * `npm run e2e [-- arguments of Playwright]`: starts a sandbox for this run, runs Playwright, ends the sandbox.
 * It tests the existing build; `npm test` builds first. `--beside-load` keeps every core busy, to find tests that
 * depend on an idle machine: `npm run e2e -- cart --repeat-each 20 --beside-load`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deleteCalls, reportCalls } from './oracle/calls-made.ts';
import { inForm } from './support/run-form.ts';
import { chromium, origins } from './support/service/environment.ts';
import { startSandbox } from './support/service/sandbox.ts';

const root = resolve(import.meta.dirname, '..');
const data = mkdtempSync(join(tmpdir(), 'agent-portal-e2e-'));

const loadOption = '--beside-load';
const options = process.argv.slice(2);
/** Whether every spec runs: only then must every call of the specification be made. */
const isWhole = options.every((option) => option === loadOption);

/** Starts one process for each core that computes until it is killed. */
function startLoad(): readonly ChildProcess[] {
  return cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
}

/** Starts Playwright with the options of the command line. */
function runPlaywright(): ChildProcess {
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js');
  const playwrightArguments = [
    cli,
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...options.filter((option) => option !== loadOption),
  ];
  const env = {
    ...process.env,
    PORTAL_PORT_BASE: String(origins.host.port),
    PORTAL_SITE: join(data, 'site'),
    PORTAL_CHROMIUM: chromium,
  };
  const child = spawn(process.execPath, playwrightArguments, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return child;
}

let load: readonly ChildProcess[] = [];
try {
  const sandbox = await startSandbox(origins.host.port, data, ['--customers', inForm('2000', '20000')]);
  deleteCalls();
  load = options.includes(loadOption) ? startLoad() : [];
  const playwright = runPlaywright();
  process.exitCode = await new Promise((done) => playwright.once('exit', (code) => done(code ?? 1)));
  await sandbox.end();
  const { summary, missing } = reportCalls();
  console.log(summary);
  if (isWhole && missing.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const process of load) process.kill();
  rmSync(data, { recursive: true, force: true });
}
