import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Yields every file below a path in order, without `node_modules` and `dist`; the path itself if it is a file. */
export function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== 'node_modules' && name !== 'dist') yield* filesBelow(join(path, name));
  }
}

/** Returns a hash of a package's inputs: its sources, those of `shared`, the build, the lock file, and the patches. */
export function sourceHash(root: string, name: string): string {
  const hash = createHash('sha256');
  for (const part of [
    `${name}/src`,
    `${name}/package.json`,
    `${name}/webpack.config.ts`,
    'shared/src',
    'shared/build',
    'shared/api-reports',
    'shared/package.json',
    'pnpm-lock.yaml',
    'patches',
  ]) {
    for (const file of filesBelow(join(root, part))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
