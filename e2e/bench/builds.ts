import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildInto } from '../cost/baselines.ts';
import { runProgram } from '../support/processes/run-program.ts';

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, '.cache/webpack');

/** Measures how long `work` takes, in ms. */
async function measureTime(work: () => Promise<unknown>): Promise<number> {
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

/** Measures a build of host and remotes, or of one bundle, in ms: without the build's cache (cold), then with it. */
export async function measureBuild(what: 'portal' | 'one-bundle'): Promise<{ cold: number; warm: number }> {
  const build = what === 'portal' ? buildPortal : buildOneBundle;
  const savedCache = `${cache}.saved`;
  if (existsSync(cache)) renameSync(cache, savedCache);
  try {
    return { cold: await measureTime(build), warm: await measureTime(build) };
  } finally {
    rmSync(cache, { recursive: true, force: true });
    if (existsSync(savedCache)) renameSync(savedCache, cache);
  }
}
