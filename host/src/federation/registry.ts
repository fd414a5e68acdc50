import { type RemoteName, remoteNames } from '@portal/shared/contract';
import { type Registry, type Release, registrySchema } from '@portal/shared/federation';
import * as z from '@portal/shared/schema';
import { isSafeOrigin } from './addresses.ts';

/** What the registry says of one remote: the release that runs, and those before it. */
export type RegistryEntry = Registry['remotes'][RemoteName];

export interface RegistryRules {
  /** Origins that the page's policy lets scripts come from; any safe one when left out. */
  readonly origins?: ReadonlySet<string>;
  /** Development builds have no hashes. */
  readonly withoutIntegrity?: boolean;
}

/**
 * Decodes a registry strictly: plain http is refused but on loopback, and every script that it names must have an
 * integrity hash. Throws an Error that says what is wrong.
 */
export function decodeRegistry(json: unknown, rules: RegistryRules = {}): Registry {
  const decoded = z.safeParse(registrySchema, json);
  if (!decoded.success) throw new Error(`registry.json is not valid: ${z.prettifyError(decoded.error)}`);
  for (const release of allReleases(decoded.data)) {
    const complaint = complaintOf(release, rules);
    if (complaint !== undefined) throw new Error(`registry.json: ${release.base} ${complaint}`);
  }
  return decoded.data;
}

function complaintOf({ base, entry, slots, integrity }: Release, rules: RegistryRules): string | undefined {
  const url = new URL(base);
  if (!base.endsWith('/')) return 'has no slash at its end';
  if (!isSafeOrigin(url)) return 'is not https';
  if (rules.origins?.has(url.origin) === false) return 'is on an origin that this page does not know';
  const bare = [entry, ...Object.values(slots).flat()].find((file) => !integrity[file]);
  return bare === undefined || rules.withoutIntegrity ? undefined : `names ${bare} without its integrity`;
}

/** Every release that a registry names, current ones and those before. */
export function allReleases({ remotes }: Registry): readonly Release[] {
  return remoteNames.flatMap((name) => [remotes[name].current, ...remotes[name].previous]);
}

/** All scripts that may run: address → integrity hash. */
export function integrityMap(registry: Registry): Map<string, string> {
  return new Map(
    allReleases(registry).flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, hash]): [string, string] => [base + file, hash]),
    ),
  );
}

/** Origins that remotes are served from. */
export function scriptOrigins(registry: Registry): Set<string> {
  return new Set(allReleases(registry).map(({ base }) => new URL(base).origin));
}

/** Fetches `registry.json` past every cache. Rejects when it does not come within `deadline` milliseconds. */
export async function fetchRegistry(deadline: number, rules: RegistryRules): Promise<Registry> {
  const response = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(deadline),
  });
  if (!response.ok) throw new Error(`registry.json could not be fetched (${response.status})`);
  return decodeRegistry(await response.json(), rules);
}
