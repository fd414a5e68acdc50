import type { Release } from '@portal/shared/federation';
import { isParcel } from '@portal/shared/is-parcel';
import type { Parcel } from '@portal/shared/ui';
import { type KnownReleases, releaseKey } from '../registry/index.ts';
import { LoadFailureError } from './load-failure.ts';
import { withDeadline } from './timers.ts';

/** The federation runtime, as the loader uses it. */
export interface FederationPort {
  /** Loads a slot's module. An `attempt` above 0 does not reuse results of earlier attempts. */
  load(release: Release, slot: string, attempt: number): Promise<unknown>;
}

/** Loads parcels and counts the failed attempts at each release. */
export interface ParcelLoader {
  /** Loads a slot's parcel of one release. Rejects after `deadline` milliseconds, and with every other LoadFailure. */
  load(slot: string, release: Release, deadline: number): Promise<Parcel<object>>;
  /** The next load of the release uses a new attempt number, and thereby new addresses. */
  markFailed(release: Release): void;
}

/**
 * Creates a loader of the parcels of a release's slots. It asks the gate before each load, and numbers the attempts, so
 * that each has new addresses.
 */
export function createParcelLoader(
  federation: FederationPort,
  releases: Pick<KnownReleases, 'unmetNeedsOf'>,
): ParcelLoader {
  /** The number of the next attempt, by release. */
  const nextAttempts = new Map<string, number>();
  const nextAttempt = (release: Release) => nextAttempts.get(releaseKey(release)) ?? 0;
  const markAttemptFailed = (release: Release, attempt: number) =>
    void nextAttempts.set(releaseKey(release), Math.max(nextAttempt(release), attempt + 1));

  return {
    async load(slot, release, deadline) {
      const unmet = releases.unmetNeedsOf(release);
      if (unmet.length > 0) throw new LoadFailureError({ kind: 'refused', unmet });
      const attempt = nextAttempt(release);
      try {
        const module = await withDeadline(federation.load(release, slot, attempt), deadline);
        const parcel = isModule(module) ? module.default : undefined;
        if (!isParcel(parcel)) throw new LoadFailureError({ kind: 'no-slot', slot });
        return parcel;
      } catch (thrown) {
        markAttemptFailed(release, attempt);
        throw thrown;
      }
    },
    markFailed: (release) => markAttemptFailed(release, nextAttempt(release)),
  };
}

const isModule = (value: unknown): value is { readonly default?: unknown } =>
  typeof value === 'object' && value !== null;
