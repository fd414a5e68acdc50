import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { run, runStep, start } from '../commands/run.mjs';
import { Stop } from '../commands/terminal.mjs';
import { buildOutside } from './build-outside.ts';
import { findChromium, programOf } from './remote-folder.ts';

/** Folder of the packed sandbox that a remote's folder has installed; `undefined` where it has none. */
function findSandbox(folder: string): string | undefined {
  try {
    return dirname(createRequire(join(folder, 'package.json')).resolve('@portal/sandbox/package.json'));
  } catch {
    return undefined;
  }
}

/** Makes a folder with the packed host and remotes, and the team's, as the sandbox expects them. Returns its path. */
function linkProject(folder: string, sandbox: string): string {
  const project = join(folder, '.cache/project');
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  const own = basename(folder);
  for (const name of readdirSync(sandbox))
    if (name !== own && /^(?:host|mfe-.*)$/.test(name)) symlinkSync(join(sandbox, name), join(project, name));
  symlinkSync(folder, join(project, own));
  return project;
}

/** Starts the sandbox with a new database. Resolves with its address when it is ready; rejects with what it printed. */
function startSandbox(folder: string, sandbox: string, portBase: number) {
  const data = join(folder, '.cache/sandbox');
  rmSync(data, { recursive: true, force: true });
  const program = join(sandbox, 'sandbox/src/main.ts');
  const words = ['--project', linkProject(folder, sandbox), '--data', data, '--customers', '1000'];
  const child = start(
    process.execPath,
    ['--import=tsx', program, '--test', '--port-base', String(portBase), ...words],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return new Promise<{ readonly address: string; readonly end: () => Promise<void> }>((resolve, reject) => {
    let output = '';
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    const end = () => {
      child.kill('SIGTERM');
      return ended;
    };
    const take = (bytes: Buffer) => {
      output += bytes;
      const [, address] = /^ready (\S+)$/m.exec(output) ?? [];
      if (address !== undefined) resolve({ address, end });
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', reject);
    child.once('exit', () => reject(new Stop(`The sandbox did not start.\n${output.trimEnd()}`)));
  });
}

/**
 * Runs the browser tests in a remote's `e2e` against the packed sandbox, whose host runs the remote's build. Nothing where there
 * are no tests or no sandbox. Throws Stop when one fails.
 */
export async function runBrowserTests(folder: string, portBase: number): Promise<void> {
  const sandbox = findSandbox(folder);
  if (sandbox === undefined || !existsSync(join(folder, 'e2e'))) return;
  const chromium = await findChromium();
  await runStep('Build', () => buildOutside(folder, { withCache: true }));
  const { address, end } = await runStep('Sandbox', () => startSandbox(folder, sandbox, portBase));
  try {
    await runStep('Browser tests', async () => {
      const words = ['test', '--config', join(import.meta.dirname, 'playwright.config.mjs')];
      const env = { PORTAL_ADDRESS: address, PORTAL_CHROMIUM: chromium };
      const { code, output } = await run(process.execPath, [programOf('playwright', 'cli.js'), ...words], {
        cwd: folder,
        env,
      });
      if (code !== 0) throw new Stop(output.trimEnd());
    });
  } finally {
    await end();
  }
}
