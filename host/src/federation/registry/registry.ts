import { type RemoteName, remoteNames } from '@portal/shared/contract';
import { type Registry, type Release, registrySchema } from '@portal/shared/federation';
import { isSafeAddress } from '@portal/shared/loopback';
import * as z from '@portal/shared/schema';

/** The registry's entry for one remote: its current release and the previous ones, newest first. */
export type RegistryEntry = Registry['remotes'][RemoteName];

interface RegistryRules {
  /** Accepts files without a hash: development builds have none. */
  readonly withoutIntegrity?: boolean;
}

/** Returns a unique key of a release: the address of its entry, whose file name contains a hash. */
export const releaseKey = ({ base, entry }: Release): string => base + entry;

/**
 * Decodes a registry. Accepts plain http only on loopback, and requires an integrity hash for every script, unless
 * `rules` allow more. Throws an Error that names the problem.
 */
export function decodeRegistry(json: unknown, rules: RegistryRules = {}): Registry {
  const result = z.safeParse(registrySchema, json);
  if (!result.success) throw new Error(`registry.json is not valid: ${z.prettifyError(result.error)}`);
  for (const release of allReleases(result.data)) {
    const problem = findProblem(release, rules);
    if (problem !== undefined) throw new Error(`registry.json: ${release.base} ${problem}`);
  }
  return result.data;
}

function findProblem({ base, entry, slots, integrity }: Release, rules: RegistryRules): string | undefined {
  if (!base.endsWith('/')) return 'has no slash at its end';
  if (!isSafeAddress(base)) return 'is not https';
  const unhashedFile = [entry, ...Object.values(slots).flat()].find((file) => !integrity[file]);
  return unhashedFile === undefined || rules.withoutIntegrity
    ? undefined
    : `names ${unhashedFile} without its integrity`;
}

/** Returns every release that a registry names, current and previous, of all remotes. */
export function allReleases({ remotes }: Registry): readonly Release[] {
  return remoteNames.flatMap((name) => [remotes[name].current, ...remotes[name].previous]);
}

/** Returns the integrity hash of every script that may run, by its absolute address. */
export function integrityMap(registry: Registry): Map<string, string> {
  return new Map(
    allReleases(registry).flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, hash]): [string, string] => [base + file, hash]),
    ),
  );
}

/** Fetches `registry.json` past every cache. Rejects when it takes longer than `deadline` milliseconds or is invalid. */
export async function fetchRegistry(deadline: number, rules: RegistryRules): Promise<Registry> {
  const response = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(deadline),
  });
  if (!response.ok) throw new Error(`registry.json could not be fetched (${response.status})`);
  return decodeRegistry(await response.json(), rules);
}
