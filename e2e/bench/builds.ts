import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildInto } from '../cost/baselines.ts';
import { runProgram } from '../support/run-program.ts';

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, '.cache/webpack');

/** Milliseconds that work took. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const buildPortal = (): Promise<string> => runProgram('shared/build/cli.ts');

async function buildOneBundle(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  await buildInto('one-bundle', folder);
  rmSync(folder, { recursive: true });
}

/** Builds host and remotes, or one bundle, without the build's cache and then with it. */
export async function measureBuild(what: 'portal' | 'one-bundle'): Promise<{ cold: number; warm: number }> {
  const build = what === 'portal' ? buildPortal : buildOneBundle;
  const aside = `${cache}.aside`;
  if (existsSync(cache)) renameSync(cache, aside);
  try {
    return { cold: await timed(build), warm: await timed(build) };
  } finally {
    rmSync(cache, { recursive: true, force: true });
    if (existsSync(aside)) renameSync(aside, cache);
  }
}
