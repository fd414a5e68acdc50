import type { Monitor, RemoteName } from '@portal/shared/contract';
import type { RegistryEntry, Release } from '@portal/shared/federation';
import type { Parcel } from '@portal/shared/ui';
import type { LastLoad } from '../../core/releases/running-releases.ts';
import type { SlotAddress } from '../../core/slot-directory.ts';
import { type KnownReleases, type Records, releaseKey } from '../registry/index.ts';
import { chooseNextStep, type LoadState, loadTimes } from './fallback.ts';
import type { LastGood } from './last-good.ts';
import { describeFailure, failureOf, type LoadFailure, LoadFailureError } from './load-failure.ts';
import type { ParcelLoader } from './parcel-loader.ts';
import { delay } from './timers.ts';

/** No release of `remote` could be loaded; `failures` lists why, in the order of the attempts. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  constructor(
    readonly remote: RemoteName,
    readonly failures: readonly LoadFailure[],
  ) {
    super(`${remote}: ${failures.map(describeFailure).join(', then ')}`);
  }
}

/** Returns a slot's name with its remote: `mfe-notes/list`. */
export const slotKey = ({ remote, slot }: SlotAddress): string => `${remote}/${slot}`;

/** One load of a slot, through the fallback order. */
export interface SlotLoad {
  /** Loads the parcel of the next release that works. Rejects with a RemoteLoadError when none is left. */
  loadNext(): Promise<Parcel<object>>;
  /** Whether the parcel is of the release that the page was composed with, so that it can hydrate the first paint. */
  isComposed(): boolean;
  /** Reports that the parcel threw at its first render, so that the next release is used. */
  markCrashed(error: unknown): void;
  /** Reports that the parcel is mounted, so that its release is used for the remote's other slots too. */
  markMounted(): void;
}

/** A parcel that was loaded, and its release. */
export interface LoadedSlot {
  readonly parcel: Parcel<object>;
  readonly release: Release;
}

/** What one load of a remote leaves to the next one. */
export interface RemoteMemory extends LastLoad, Pick<LoadState, 'isRetry' | 'registryFetched' | 'attempts'> {}

const emptyMemory: RemoteMemory = { isRetry: false, registryFetched: false, attempts: [] };
/** After a load that failed with `error` the next one is a retry. */
export const retryMemory = (error: Error): RemoteMemory => ({ ...emptyMemory, isRetry: true, error });

/** What all loads of a page share. */
interface LoadContext {
  readonly parcels: ParcelLoader;
  readonly releases: KnownReleases;
  readonly lastGood: LastGood;
  readonly monitor: Monitor;
  readonly memories: Map<RemoteName, RemoteMemory>;
  /** By `slotKey`. */
  readonly loadedSlots: Map<string, LoadedSlot>;
  /** Fetches the registry within so many milliseconds. Never rejects. */
  readonly refreshRegistry: (deadline: number) => Promise<void>;
  /** Forgets the remote's loaded slots, except those of one release. */
  readonly forgetSlots: (remote: RemoteName, except?: Release) => void;
  /** Fetches what the page does not have of a remote's entry. Never rejects. */
  readonly complete: Records;
  readonly isHostFile: (address: string) => boolean;
  readonly override?: ((remote: RemoteName) => Promise<Release> | undefined) | undefined;
  readonly now: () => number;
}

/**
 * Creates the load of a slot, which runs one step of the fallback order at each `loadNext`. Nothing is fetched before
 * the first.
 */
export function createSlotLoad(context: LoadContext, address: SlotAddress): SlotLoad {
  const { releases, monitor, memories, loadedSlots, isHostFile } = context;
  const { remote, slot } = address;
  const key = slotKey(address);
  const startedAt = context.now();
  let { isRetry, registryFetched, attempts } = memories.get(remote) ?? emptyMemory;
  let overrideEntry: RegistryEntry | undefined;
  let loaded = loadedSlots.get(key);

  const addFailure = (release: Release, failure: LoadFailure) => {
    attempts = [...attempts, { release: releaseKey(release), failure }];
    const why = describeFailure(failure);
    monitor.log('a release could not be used', { remote, version: release.version, why });
  };
  const failLoad = (failures: readonly LoadFailure[]) => {
    const error = new RemoteLoadError(remote, failures);
    memories.set(remote, retryMemory(error));
    return error;
  };

  /**
   * The page's entry, as a whole by its record or else from a fresh registry; for an overridden remote the team's release, which
   * has no fallback.
   */
  async function findEntry(): Promise<RegistryEntry> {
    const override = overrideEntry ? undefined : context.override?.(remote);
    if (override) {
      overrideEntry = { current: await override, previous: [] };
      registryFetched = true;
    }
    if (overrideEntry) return overrideEntry;
    if ((await context.complete(remote)) === false) {
      registryFetched = true;
      await context.refreshRegistry(loadTimes.registry);
    }
    const entry = releases.entry(remote);
    if (!entry) throw new Error(`no remote ${remote}`);
    if (entry.record) throw new LoadFailureError({ kind: 'unreachable', address: entry.record.path });
    return entry;
  }

  async function loadNext(): Promise<Parcel<object>> {
    if (loaded) return loaded.parcel;
    for (;;) {
      const entry = await findEntry().catch((error: unknown) => {
        throw failLoad([failureOf(error, isHostFile)]);
      });
      const elapsed = context.now() - startedAt;
      const lastGood = context.lastGood.of(remote);
      const step = chooseNextStep({ entry, isRetry, registryFetched, attempts, elapsed, lastGood });
      if (step.do === 'give-up') throw failLoad(attempts.map(({ failure }) => failure));
      if (step.do === 'fetch-registry') {
        registryFetched = true;
        await context.refreshRegistry(step.deadline);
        continue;
      }
      if (step.delay > 0) await delay(step.delay);
      try {
        const parcel = await context.parcels.load(slot, step.release, step.deadline);
        loaded = { parcel, release: step.release };
        return parcel;
      } catch (thrown) {
        addFailure(step.release, failureOf(thrown, isHostFile));
      }
    }
  }

  return {
    loadNext,
    isComposed: () => attempts.length === 0 && !registryFetched && overrideEntry === undefined,
    markCrashed(error) {
      if (!loaded) return;
      const { release } = loaded;
      const message = error instanceof Error ? error.message : String(error);
      context.parcels.markCrashed(slot, release, message);
      loadedSlots.delete(key);
      addFailure(release, { kind: 'crashed', message });
      loaded = undefined;
    },
    markMounted() {
      if (!loaded) return;
      const { release } = loaded;
      context.forgetSlots(remote, release);
      loadedSlots.set(key, loaded);
      const ofOtherReleases = attempts.filter((attempt) => attempt.release !== releaseKey(release));
      memories.set(remote, { isRetry: false, registryFetched, attempts: ofOtherReleases });
      if (overrideEntry) return;
      const failures = ofOtherReleases.map(({ failure }) => failure.kind);
      releases.setRunning(remote, release, failures);
      context.lastGood.remember(remote, release.version);
      logFallback(context, remote, release, attempts);
    },
  };
}

/** Logs when a release runs in place of the current one. */
function logFallback(
  { releases, monitor }: LoadContext,
  remote: RemoteName,
  release: Release,
  attempts: LoadState['attempts'],
): void {
  const { insteadOf } = releases.runningVersion(remote);
  if (insteadOf === undefined || attempts.length === 0) return;
  const why = attempts.map(({ failure }) => describeFailure(failure)).join(', then ');
  monitor.log('another release runs', { remote, from: insteadOf, to: release.version, why });
}
