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

/** Returns a hash of files and of all files in folders, by their paths from `root`, without those that `isLeftOut`. */
export function hashFiles(root: string, paths: readonly string[], isLeftOut: RegExp): string {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(join(root, path)))
      if (!isLeftOut.test(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns a hash of a package's inputs: its sources, those of `shared`, the build, the lock file, and the patches. */
export const hashSources = (root: string, name: string): string =>
  hashFiles(
    root,
    [
      `${name}/src`,
      `${name}/remote.ts`,
      `${name}/package.json`,
      `${name}/webpack.config.ts`,
      'shared/src',
      'shared/build',
      'shared/api-reports',
      'shared/package.json',
      'pnpm-lock.yaml',
      'patches',
    ],
    /\.test\.tsx?$/,
  );
