import type { Monitor, RemoteName } from '@portal/shared/contract';
import type { Registry, Release } from '@portal/shared/federation';
import type { LastLoad } from '../../core/releases/running-releases.ts';
import type { SlotAddress } from '../../core/slot-directory.ts';
import { type KnownReleases, type Records, releaseKey } from '../registry/index.ts';
import type { LastGood } from './last-good.ts';
import { createParcelLoader, type FederationPort } from './parcel-loader.ts';
import {
  createSlotLoad,
  type LoadedSlot,
  type RemoteMemory,
  retryMemory,
  type SlotLoad,
  slotKey,
} from './slot-load.ts';

export interface LoaderOptions {
  readonly federation: FederationPort;
  readonly releases: KnownReleases;
  readonly lastGood: LastGood;
  readonly monitor: Monitor;
  /** Fetches `registry.json` past every cache. Rejects after `deadline` milliseconds. */
  readonly fetchRegistry: (deadline: number) => Promise<Registry>;
  /** Fetches what the page does not have of a remote's entry. */
  readonly complete: Records;
  /** Whether an address is one of the host's own files. */
  readonly isHostFile: (address: string) => boolean;
  /** The release of a team's own server for a remote; `undefined` for a remote that is not overridden. */
  readonly override?: ((remote: RemoteName) => Promise<Release> | undefined) | undefined;
  /** Milliseconds that never go back. Default: `performance.now`. */
  readonly now?: () => number;
}

/** Loads the slots of remotes. */
export interface RemoteLoader {
  /** Starts a load of a slot; a slot that is mounted already is not loaded again. */
  startLoad(slot: SlotAddress): SlotLoad;
  /** Forgets the remote of a slot that crashed with `error` while it was used, so that the next load starts over. */
  forget(slot: SlotAddress, error: Error): void;
  /** How the last load of a remote ended; `undefined` before the first. */
  lastLoad(remote: RemoteName): LastLoad | undefined;
}

/**
 * Creates a loader that follows the fallback order (fallback.ts). It keeps successful loads only: every attempt after a
 * failure uses new addresses, because browser, webpack and federation runtime each remember a failed one.
 */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { federation, releases, monitor, fetchRegistry, now = () => performance.now() } = options;
  const parcels = createParcelLoader(federation, releases);
  const loadedSlots = new Map<string, LoadedSlot>();
  const memories = new Map<RemoteName, RemoteMemory>();
  let registryRequest: Promise<void> | undefined;

  const forgetSlots = (remote: RemoteName, except?: Release) => {
    for (const [slot, { release }] of loadedSlots) {
      const isExcepted = except && releaseKey(release) === releaseKey(except);
      if (slot.startsWith(`${remote}/`) && !isExcepted) loadedSlots.delete(slot);
    }
  };

  /** Loads that fetch the registry at the same time share one request. A failed request changes nothing. */
  function refreshRegistry(deadline: number): Promise<void> {
    registryRequest ??= fetchRegistry(deadline)
      .then(releases.update, (error: unknown) => monitor.error(error, 'registry'))
      .finally(() => {
        registryRequest = undefined;
      });
    return registryRequest;
  }

  const context = { ...options, now, parcels, loadedSlots, memories, refreshRegistry, forgetSlots };
  return {
    startLoad: (slot) => createSlotLoad(context, slot),
    forget(slot, error) {
      const { remote } = slot;
      const release = loadedSlots.get(slotKey(slot))?.release;
      if (release) parcels.markCrashed(slot.slot, release, error.message);
      forgetSlots(remote);
      memories.set(remote, retryMemory(error));
    },
    lastLoad: (remote) => memories.get(remote),
  };
}
