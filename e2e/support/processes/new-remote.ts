import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { filesOf, namesOf } from '../../../scripts/new-remote/templates.ts';
import { hashSources } from '../../../shared/build/staleness.ts';
import type { VariantOrder } from '../../../shared/build/variant.ts';
import { buildOnce } from './build-once.ts';
import { runProgram } from './run-program.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Name of the remote: none of this repository. */
export const newRemote = 'mfe-price-alerts';
/** Below the tests, whose packages it uses. */
const folder = join(root, 'e2e/.cache', newRemote);

/**
 * Builds a remote that no host knows, from the files of `npm run new-remote`. Returns the folder of the build. `changes`:
 * path → text of files that differ.
 */
export function buildNewRemote(changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const made = Object.entries(filesOf(namesOf(newRemote), {}));
  // Jest and Playwright would run its tests
  const files = {
    ...Object.fromEntries(made.filter(([file]) => !/\.test\.|\.spec\./.test(file))),
    ...changes,
  };
  const hash = createHash('sha256')
    .update(hashSources(root, 'shared') + JSON.stringify(files))
    .digest('hex')
    .slice(0, 12);
  const changed = Object.keys(changes).map((file) => basename(file));
  return buildOnce(
    'e2e-new-remote',
    { kind: [newRemote, ...changed, 'build'].join('-'), hash },
    (outputPath) => {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      const order: VariantOrder = { remote: newRemote, folder, version: '1.0.0', outputPath };
      return runProgram('shared/build/variant.ts', JSON.stringify(order));
    },
  );
}
