import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRemoteName, type RemoteName } from '../../src/contract/index.ts';
import { signInPath } from '../../src/contract/pages.ts';
import type { RemoteDeclaration } from '../../src/contract/remote/index.ts';

/** Reads the declaration of the remote in a folder. Throws an Error when it has no `remote.ts`. */
export async function readRemote(folder: string): Promise<RemoteDeclaration> {
  const module: { readonly default: RemoteDeclaration } = await import(
    pathToFileURL(join(folder, 'remote.ts')).href
  );
  return module.default;
}

/** Returns the remotes of a repository, by name: the folders with a `remote.ts`. */
export const remotesIn = (root: string): readonly RemoteName[] =>
  (existsSync(root) ? readdirSync(root) : [])
    .filter(isRemoteName)
    .filter((name) => existsSync(join(root, name, 'remote.ts')))
    .sort();

/** Returns the remote that declares the sign-in page, `/`. Throws an Error when there is none. */
export async function findSignInRemote(root: string): Promise<RemoteName> {
  for (const name of remotesIn(root)) {
    const { pages = [] } = await readRemote(join(root, name));
    if (pages.some(({ path }) => path === signInPath)) return name;
  }
  throw new Error(`No remote in ${root} declares the page /`);
}
