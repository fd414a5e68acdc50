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
  /**
   * Notes that a slot of the release threw this while it was shown. The next load of the release uses a new attempt number, and
   * thereby new addresses, but not after the same has happened twice: the same code would throw again.
   */
  markCrashed(slot: string, release: Release, message: string): void;
}

/** How often the same crash fetches a release again. The page keeps the code of each attempt until it is closed. */
const maxSameCrashes = 2;

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
  /** How often it happened, by release, slot and message. */
  const crashes = new Map<string, number>();

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
    markCrashed(slot, release, message) {
      const crash = JSON.stringify([releaseKey(release), slot, message]);
      const times = (crashes.get(crash) ?? 0) + 1;
      crashes.set(crash, times);
      if (times <= maxSameCrashes) markAttemptFailed(release, nextAttempt(release));
    },
  };
}

const isModule = (value: unknown): value is { readonly default?: unknown } =>
  typeof value === 'object' && value !== null;
