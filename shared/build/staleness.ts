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

/**
 * Returns a hash of a package's inputs: its sources, those of `shared`, the build, the patches, and the lock file without what
 * other remotes import, so that a new remote makes no other build stale.
 */
export function hashSources(root: string, name: string): string {
  const sources = hashFiles(
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
      'patches',
      // the host's build has the composer
      ...(name === 'host' ? ['shared/site'] : []),
    ],
    /\.(test|example)\.tsx?$/,
  );
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  return createHash('sha256').update(sources).update(lockWithoutOthers(lock, name)).digest('hex');
}

/** Returns the lock file without the importers of remotes other than a package. */
const lockWithoutOthers = (lock: string, name: string): string =>
  lock.replace(/^ {2}(mfe-[a-z-]+):\n(?: {4}.*\n|\n)+/gm, (importer, remote) =>
    remote === name ? importer : '',
  );
