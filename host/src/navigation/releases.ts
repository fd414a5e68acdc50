import type { RemoteName } from '@portal/shared/contract';

/** Of the registry, what the frame shows: which release of each remote runs. */
export interface RunningReleases {
  readonly remotes: Readonly<Record<RemoteName, { readonly current: { readonly version: string } }>>;
}
