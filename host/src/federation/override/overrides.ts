import { isRemoteName, type RemoteName } from '@portal/shared/contract';
import type { RegistryEntries, RegistryEntry, Release } from '@portal/shared/federation';
import { parseJson, tryStorage, writeStored } from '@portal/shared/stored-values';
import { fetchOverride, folderOf } from './override-manifest.ts';
import {
  decodeOverrides,
  type Overrides,
  parseOverrideRequest,
  removeOverrideParameter,
} from './override-request.ts';

interface OverrideOptions {
  readonly location: Pick<Location, 'href' | 'search' | 'assign'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Allows a folder's scripts without a hash. */
  readonly trustFolder: (folder: string) => void;
}

/** The overrides of this browser (FED-07). */
export interface ActiveOverrides {
  readonly all: readonly { readonly remote: RemoteName; readonly address: string }[];
  /** The manifest's address of an overridden remote, else `undefined`. */
  of(remote: RemoteName): string | undefined;
  /** Fetches the release of an overridden remote; `undefined` for any other remote. */
  fetchRelease(remote: RemoteName): Promise<Release> | undefined;
  /** Fetches what the overriding servers declare, so that their pages exist; without those that do not answer. */
  fetchEntries(): Promise<RegistryEntries>;
  /** Deletes all overrides and reloads the page. */
  reset(): void;
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
  /** Without storage the overrides last until the next page load. */
  function store(overrides: Overrides): void {
    if (Object.keys(overrides).length > 0) writeStored(storage, key, overrides);
    else tryStorage(() => storage().removeItem(key));
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
    reset() {
      store({});
      location.assign(location.href);
    },
  };
}
