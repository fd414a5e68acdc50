import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== 'node_modules' && name !== 'dist') yield* filesBelow(join(path, name));
  }
}

/** Hash of all that a package is built from: its own sources, `shared`, and the lock file. */
export function sourceHash(root: string, name: string): string {
  const hash = createHash('sha256');
  for (const part of [
    `${name}/src`,
    `${name}/package.json`,
    `${name}/webpack.config.ts`,
    'shared',
    'pnpm-lock.yaml',
  ]) {
    for (const file of filesBelow(join(root, part))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
