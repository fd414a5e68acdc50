import { type RemoteName, remoteNames } from '@portal/shared/contract';
import type { Release } from '@portal/shared/federation';
import { decodeOverrides, type Overrides, overrideWish, withoutOverride } from './override-address.ts';
import { fetchOverride, folderOf } from './override-manifest.ts';

export interface OverrideParts {
  readonly location: Pick<Location, 'href' | 'search' | 'assign'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Lets a folder's scripts run without a hash. */
  readonly trust: (folder: string) => void;
}

/** The servers that stand in remotes' places, in this browser alone (FED-07). */
export interface RunningOverrides {
  readonly all: readonly { readonly remote: RemoteName; readonly address: string }[];
  of(remote: RemoteName): string | undefined;
  /** What the server in a remote's place offers; `undefined` where there is none. */
  release(remote: RemoteName): Promise<Release> | undefined;
  /** Forgets them and loads the page anew. */
  reset(): void;
}

const key = 'portal-overrides';

/**
 * Starts what the address asks for, or what was asked for before: it stays until it is reset. Only where the
 * configuration allows overrides; exactly the folders that are named may then run without a hash.
 */
export function startOverrides({ location, history, storage, trust }: OverrideParts): RunningOverrides {
  const wish = overrideWish(location.search);
  let overrides: Overrides = kept();
  if (wish?.kind === 'reset') overrides = {};
  if (wish?.kind === 'set') overrides = { ...overrides, ...wish.overrides };
  if (wish) {
    keep(overrides);
    history.replaceState(null, '', withoutOverride(location.href));
  }
  for (const address of Object.values(overrides)) trust(folderOf(address));

  function kept(): Overrides {
    try {
      return decodeOverrides(JSON.parse(storage().getItem(key) ?? '{}'));
    } catch {
      return {};
    }
  }
  function keep(chosen: Overrides): void {
    try {
      if (Object.keys(chosen).length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(chosen));
    } catch {
      // a browser that keeps nothing has it until the next load
    }
  }

  return {
    all: remoteNames.flatMap((remote) => {
      const address = overrides[remote];
      return address === undefined ? [] : [{ remote, address }];
    }),
    of: (remote) => overrides[remote],
    release(remote) {
      const address = overrides[remote];
      return address === undefined ? undefined : fetchOverride(address);
    },
    reset() {
      keep({});
      location.assign(location.href);
    },
  };
}
