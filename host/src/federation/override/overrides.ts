import { isRemoteName, type RemoteName } from '@portal/shared/contract';
import type { RegistryEntries, RegistryEntry, Release } from '@portal/shared/federation';
import { parseJson, tryStorage, writeStored } from '@portal/shared/stored-values';
import type { RemoteOverrides } from '../../core/releases/running-releases.ts';
import { fetchOverride, findOverrideProblem, folderOf } from './override-manifest.ts';
import {
  decodeOverrides,
  type Overrides,
  parseOverrideRequest,
  removeOverrideParameter,
} from './override-request.ts';

interface OverrideOptions {
  readonly location: Pick<Location, 'href' | 'search' | 'reload'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Allows a folder's scripts without a hash. */
  readonly trustFolder: (folder: string) => void;
}

/** The overrides of this browser (FED-07). */
export interface ActiveOverrides extends RemoteOverrides {
  readonly all: readonly { readonly remote: RemoteName; readonly address: string }[];
  /** The manifest's address of an overridden remote, else `undefined`. */
  of(remote: RemoteName): string | undefined;
  /** Fetches the release of an overridden remote; `undefined` for any other remote. */
  fetchRelease(remote: RemoteName): Promise<Release> | undefined;
  /** Fetches what the overriding servers declare, so that their pages exist; without those that do not answer. */
  fetchEntries(): Promise<RegistryEntries>;
}

const key = 'portal-overrides';

/**
 * Applies the overrides that the address requests, on top of the stored ones, and stores them until a reset; returns
 * those in force. Call it only where the configuration allows overrides: the folders it passes to `trustFolder` may
 * then run without a hash.
 */
export function startOverrides({
  location,
  history,
  storage,
  trustFolder,
}: OverrideOptions): ActiveOverrides {
  const request = parseOverrideRequest(location.search);
  let overrides: Overrides = readStored();
  if (request?.kind === 'reset') overrides = {};
  if (request?.kind === 'set') overrides = { ...overrides, ...request.overrides };
  if (request) {
    store(overrides);
    history.replaceState(null, '', removeOverrideParameter(location.href));
  }
  const all = Object.entries(overrides).flatMap(([remote, address]) =>
    isRemoteName(remote) && address !== undefined ? [{ remote, address }] : [],
  );
  for (const { address } of all) trustFolder(folderOf(address));

  function readStored(): Overrides {
    return decodeOverrides(parseJson(tryStorage(() => storage().getItem(key))));
  }
  /** Returns whether this browser keeps them. Without storage they last until the next page load. */
  function store(next: Overrides): boolean {
    if (Object.keys(next).length > 0) return writeStored(storage, key, next);
    tryStorage(() => storage().removeItem(key));
    return true;
  }
  /** Reloads, because a loaded remote stays as it is. To assign the address again would only scroll to its fragment. */
  function change(next: Overrides): boolean {
    const isKept = store(next);
    if (isKept) location.reload();
    return isKept;
  }

  return {
    all,
    of: (remote) => overrides[remote],
    fetchRelease(remote) {
      const address = overrides[remote];
      return address === undefined ? undefined : fetchOverride(address).then(({ current }) => current);
    },
    async fetchEntries() {
      const entries: Partial<Record<RemoteName, RegistryEntry>> = {};
      for (const { remote, address } of all) {
        const entry = await fetchOverride(address).catch(() => undefined);
        if (entry?.declares) entries[remote] = entry;
      }
      return entries;
    },
    async set(remote, address) {
      const problem = await findOverrideProblem(remote, address);
      if (problem !== undefined) return problem;
      const isKept = change({ ...readStored(), [remote]: address });
      return isKept ? undefined : 'This browser keeps nothing for this site, so the override would be lost.';
    },
    reset(remote) {
      const others = Object.entries(readStored()).filter(([name]) => name !== remote);
      change(remote === undefined ? {} : Object.fromEntries(others));
    },
  };
}
