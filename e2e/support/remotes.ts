import { join, resolve } from 'node:path';
import type { RemoteName } from '@portal/shared/contract';
import { remotesIn } from '@portal/shared/site';
import { readRemote } from '../../shared/build/declaration/read-remote.ts';
import { type RemoteDeclaration, slotsOf } from '../../shared/src/contract/remote/index.ts';

const root = resolve(import.meta.dirname, '../..');

/** The remotes of this repository, by name. */
export const remoteNames = remotesIn(root);

/** The remote that `npm test -- mfe-notes` names; undefined in a run of all of them. */
const namedRemote = process.env.PORTAL_REMOTE;

/** Whether this run tests a remote: the named one, or all of them. */
export const isUnderTest = (remote: RemoteName): boolean => (namedRemote ?? remote) === remote;

/** The remotes that this run tests. */
export const remotesUnderTest = remoteNames.filter(isUnderTest);

const declarations: ReadonlyMap<string, RemoteDeclaration> = new Map(
  await Promise.all(remoteNames.map(async (name) => [name, await readRemote(join(root, name))] as const)),
);

/** Returns what a remote of this repository declares. Throws an Error when there is no such remote. */
export function declarationOf(remote: RemoteName): RemoteDeclaration {
  const declaration = declarations.get(remote);
  if (!declaration) throw new Error(`There is no ${remote}.`);
  return declaration;
}

/** Returns the names of a remote's slots. */
export const slotNames = (remote: RemoteName): readonly string[] =>
  slotsOf(declarationOf(remote)).map(({ name }) => name);
