import { type RemoteName, remoteNames } from '@portal/shared/contract';
import { type Provides, type Registry, type Release, unmetNeeds } from '@portal/shared/federation';
import type { RunningRelease } from '../../core/releases/running-releases.ts';
import { type RegistryEntry, releaseKey } from './registry.ts';

/**
 * Tracks the releases of each remote and which one runs. It starts with the composed page's registry; a fresh registry
 * replaces it later. The gate checks releases against `provides`.
 */
export function createKnownReleases(registry: Registry, provides: Provides) {
  let remotes = registry.remotes;
  const running = new Map<RemoteName, Release>();
  const passesGate = (release: Release) => unmetNeeds(release.needs, provides).length === 0;
  const expectedRelease = (remote: RemoteName): Release | undefined => {
    const { current, previous } = remotes[remote];
    return running.get(remote) ?? [current, ...previous].find(passesGate);
  };

  return {
    entry: (remote: RemoteName): RegistryEntry => remotes[remote],
    /** Replaces the releases by those of a fresh registry. */
    update(fresh: Registry): void {
      remotes = fresh.remotes;
    },
    setRunning: (remote: RemoteName, release: Release) => void running.set(remote, release),
    unmetNeedsOf: (release: Release) => unmetNeeds(release.needs, provides),
    /** The release to preload: the running one, else the first that passes the gate, else `undefined`. */
    expectedRelease,
    /** The version that runs; before the remote's first load, the version that is expected to run. */
    runningVersion(remote: RemoteName): RunningRelease {
      const { current } = remotes[remote];
      const release = expectedRelease(remote) ?? current;
      return releaseKey(release) === releaseKey(current)
        ? { version: release.version }
        : { version: release.version, insteadOf: current.version };
    },
    /** Whether a registry names another host or another current release than this page knows. */
    differsFrom: (fresh: Registry): boolean =>
      fresh.host !== registry.host ||
      remoteNames.some(
        (name) => releaseKey(fresh.remotes[name].current) !== releaseKey(remotes[name].current),
      ),
  };
}

/** The releases of each remote, which one runs, and the gate on them. */
export type KnownReleases = ReturnType<typeof createKnownReleases>;
