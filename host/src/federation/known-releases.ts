import { type RemoteName, remoteNames } from '@portal/shared/contract';
import { type Provides, type Registry, type Release, unmetNeeds } from '@portal/shared/federation';
import type { RunningRelease } from '../core/running-releases.ts';
import { keyOf } from './ladder.ts';
import type { RegistryEntry } from './registry.ts';

/**
 * What this page knows of releases, and which of each remote runs: the composed page's registry at first, and what a
 * fresh one says later. `provides` is what the gate holds them against.
 */
export function createKnownReleases(registry: Registry, provides: Provides) {
  let remotes = registry.remotes;
  const running = new Map<RemoteName, Release>();
  const fits = (release: Release) => unmetNeeds(release.needs, provides).length === 0;
  /** The release whose files are worth fetching ahead: none that the gate refuses. */
  const likely = (remote: RemoteName): Release | undefined => {
    const { current, previous } = remotes[remote];
    return running.get(remote) ?? [current, ...previous].find(fits);
  };

  return {
    entry: (remote: RemoteName): RegistryEntry => remotes[remote],
    /** Takes in a registry that was fetched again. */
    learn(fresh: Registry): void {
      remotes = fresh.remotes;
    },
    runs: (remote: RemoteName, release: Release) => void running.set(remote, release),
    unmet: (release: Release) => unmetNeeds(release.needs, provides),
    likely,
    /** What runs of each remote; what would, of one that nobody has opened yet. */
    view(remote: RemoteName): RunningRelease {
      const { current } = remotes[remote];
      const release = likely(remote) ?? current;
      return keyOf(release) === keyOf(current)
        ? { version: release.version }
        : { version: release.version, insteadOf: current.version };
    },
    /** Whether a registry names another host, or another release to run, than this page knows. */
    differsFrom: (fresh: Registry): boolean =>
      fresh.host !== registry.host ||
      remoteNames.some((name) => keyOf(fresh.remotes[name].current) !== keyOf(remotes[name].current)),
  };
}

export type KnownReleases = ReturnType<typeof createKnownReleases>;
