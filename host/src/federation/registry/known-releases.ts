import type { RemoteName } from '@portal/shared/contract';
import {
  type Provides,
  type Registry,
  type RegistryEntry,
  type Release,
  unmetNeeds,
} from '@portal/shared/federation';
import type { RunningRelease } from '../../core/releases/running-releases.ts';
import { releaseKey } from './registry.ts';

/** A mounted release, and why it runs in place of another: empty without a failure. */
interface RunningState {
  readonly release: Release;
  readonly fallback: string;
}

/**
 * Tracks the releases of each remote and which one runs. It starts with the composed page's registry; a fresh registry
 * replaces it later. The gate checks releases against `provides`.
 */
export function createKnownReleases(registry: Registry, provides: Provides) {
  let remotes = registry.remotes;
  const running = new Map<RemoteName, RunningState>();
  const passesGate = (release: Release) => unmetNeeds(release.needs, provides).length === 0;
  const expectedRelease = (remote: RemoteName): Release | undefined => {
    const entry = remotes[remote];
    return running.get(remote)?.release ?? (entry && [entry.current, ...entry.previous].find(passesGate));
  };

  return {
    entry: (remote: RemoteName): RegistryEntry | undefined => remotes[remote],
    /** Replaces the releases by those of a fresh registry. */
    update(fresh: Registry): void {
      remotes = fresh.remotes;
    },
    /** Replaces the part of an entry that the page has by the whole of it. */
    complete(remote: RemoteName, entry: RegistryEntry): void {
      if (remotes[remote]?.record) remotes = { ...remotes, [remote]: entry };
    },
    /** `failures`: the kinds of failures of the releases before it in the fallback order. */
    setRunning: (remote: RemoteName, release: Release, failures: readonly string[] = []) =>
      void running.set(remote, { release, fallback: [...new Set(failures)].join(', ') }),
    unmetNeedsOf: (release: Release) => unmetNeeds(release.needs, provides),
    /** The release to preload: the running one, else the first that passes the gate, else `undefined`. */
    expectedRelease,
    /** The version that runs; before the remote's first load, the version that is expected to run. */
    runningVersion(remote: RemoteName): RunningRelease {
      const current = remotes[remote]?.current;
      if (!current) return { version: 'none' };
      const release = expectedRelease(remote) ?? current;
      if (releaseKey(release) === releaseKey(current)) return { version: release.version };
      const runs = running.get(remote);
      // before the first load only the gate decides; a registry that was fetched later is no failure
      const fallback = runs ? runs.fallback : 'refused';
      return {
        version: release.version,
        insteadOf: current.version,
        ...(fallback === '' ? {} : { fallback }),
      };
    },
  };
}

/** The releases of each remote, which one runs, and the gate on them. */
export type KnownReleases = ReturnType<typeof createKnownReleases>;
