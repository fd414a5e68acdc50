import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Returns the folder of a package that `shared` depends on, wherever the package manager put it. Reads no `exports`, which may
 * hide the `package.json`. Throws an Error when it is not installed.
 */
export function packageFolder(name: string): string {
  const folder = (require.resolve.paths(name) ?? [])
    .map((modules) => join(modules, name))
    .find((candidate) => existsSync(join(candidate, 'package.json')));
  if (folder === undefined) throw new Error(`${name} is not installed`);
  return folder;
}

/** Returns the version in the `package.json` of a folder. Throws when there is no such file. */
export const readPackageVersion = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
