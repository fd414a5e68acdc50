import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesBelow, hashSources } from '../../shared/build/staleness.ts';
import { buildOnce } from '../support/processes/build-once.ts';
import { runProgram } from '../support/processes/run-program.ts';
import { remoteNames } from '../support/remotes.ts';

const root = resolve(import.meta.dirname, '../..');

/** What the portal is compared with: a sign-in page in Vite, and the whole portal as one application. */
export type Baseline = 'vite-login' | 'one-bundle';

/** Where a baseline's files are served from: a release's place, which nothing else has. */
export const baselinePath = '/host/0.0.1/';

/** Hash of all that a baseline is built from. */
function hashOf(baseline: Baseline): string {
  const hash = createHash('sha256');
  for (const name of ['host', ...(baseline === 'vite-login' ? ['mfe-auth'] : remoteNames)])
    hash.update(hashSources(root, name));
  for (const file of filesBelow(join(import.meta.dirname, baseline))) hash.update(readFileSync(file));
  hash.update(readFileSync(join(import.meta.dirname, 'build-baseline.ts')));
  return hash.digest('hex').slice(0, 12);
}

/** Builds a baseline once for the same sources. Returns the folder of the build. */
export const buildBaseline = (baseline: Baseline): Promise<string> =>
  buildOnce('cost', { kind: baseline, hash: hashOf(baseline) }, (folder) => buildInto(baseline, folder));

/** Builds a baseline into a folder, whatever was built before. */
export const buildInto = (baseline: Baseline, folder: string): Promise<string> =>
  runProgram('e2e/cost/build-baseline.ts', baseline, folder, baselinePath);
