import {
  entriesOf,
  type Registry,
  type RegistryEntry,
  type Release,
  readRegistry,
} from '@portal/shared/federation';
import { isSafeAddress } from '@portal/shared/loopback';
import { chooseReleases } from './canary.ts';

/** What a registry may be. */
export interface RegistryRules {
  /** Accepts files without a hash: development builds have none. */
  readonly withoutIntegrity?: boolean;
  /** Returns this browser's number, which decides the canaries that it gets. Default: it gets none. */
  readonly canaryNumber?: () => number | undefined;
}

/** Returns a unique key of a release: the address of its entry, whose file name contains a hash. */
export const releaseKey = ({ base, entry }: Release): string => base + entry;

/**
 * Decodes a registry, each remote alone. Accepts plain http only on loopback, and requires an integrity hash for every
 * script, unless `rules` allow more. A remote that is not valid is left out and named in `problems`. A canary that this browser
 * gets is the current release. Throws an Error when the rest is not valid.
 */
export function decodeRegistry(json: unknown, rules: RegistryRules = {}) {
  const { registry, problems } = readRegistry(json, (entry) => {
    const isAllowed = { ...rules, withoutIntegrity: rules.withoutIntegrity || entry.record !== undefined };
    for (const release of [...releasesOf(entry), ...(entry.canary ? [entry.canary.release] : [])]) {
      const problem = findProblem(release, isAllowed);
      if (problem !== undefined) return `${release.base} ${problem}`;
    }
    return undefined;
  });
  return { registry: chooseReleases(registry, rules.canaryNumber), problems };
}

/** Returns a remote's releases, the current one first. */
export const releasesOf = ({ current, previous }: RegistryEntry): readonly Release[] => [
  current,
  ...previous,
];

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
  return entriesOf(remotes).flatMap(([, entry]) => releasesOf(entry));
}

/** Returns the integrity hash of every script that may run, by its absolute address. */
export function integrityMap(registry: Registry): Map<string, string> {
  return new Map(
    allReleases(registry).flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, hash]): [string, string] => [base + file, hash]),
    ),
  );
}
