import type { Monitor, RemoteName, Shell, SlotMounter, SlotName } from '@portal/shared/contract';
import type { Provides, Registry } from '@portal/shared/federation';
import type { ReactNode } from 'react';
import type { RunningReleases } from '../core/running-releases.ts';
import type { ChunkLoads } from './chunk-loads.ts';
import { fetchFacades } from './facade-code.ts';
import { startFederation } from './federation-runtime.ts';
import { createKnownReleases } from './known-releases.ts';
import { createLastGood } from './last-good.ts';
import { createPreloader } from './preloader.ts';
import { allReleases, decodeRegistry, fetchRegistry, integrityMap, scriptOrigins } from './registry.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { createSlotMounter } from './slot-mounter.ts';
import type { TrustedScripts } from './trusted-scripts.ts';

export interface ReleasesParts {
  /** The composed page's, not decoded yet. */
  readonly registry: unknown;
  readonly provides: Provides;
  readonly allowOverrides: boolean;
  /** Grows by what registries vouch for. */
  readonly integrity: Map<string, string>;
  readonly scripts: TrustedScripts;
  readonly chunkLoads: ChunkLoads;
  /** Address that the host's own files are below. */
  readonly hostBase: string;
  readonly monitor: Monitor;
}

/** The remotes as the rest of the host knows them. */
export interface Remotes {
  readonly preload: (slot: SlotName) => void;
  slots(shellFor: (slot: SlotName) => Shell): SlotMounter;
  readonly running: RunningReleases;
  /** Whether a fresh registry names other releases than this page's; rejects when it cannot be had. */
  isRenewed(): Promise<boolean>;
  /** Says so where a team's own server stands in a remote's place. */
  readonly badge: ReactNode;
}

/** For looking whether something was released, in milliseconds; nobody waits for it. */
const watchDeadline = 10_000;

/** Puts the loading of remotes together (docs/federation.md). Rejects when the registry is not valid. */
export async function startReleases(parts: ReleasesParts): Promise<Remotes> {
  const { integrity, scripts, hostBase, monitor } = parts;
  const withoutIntegrity = process.env.NODE_ENV === 'development';
  const vouchFor = (registry: Registry) => {
    for (const [address, hash] of integrityMap(registry)) integrity.set(address, hash);
    if (withoutIntegrity) for (const { base } of allReleases(registry)) scripts.trust(base);
    return registry;
  };
  const registry = vouchFor(decodeRegistry(parts.registry, { withoutIntegrity }));
  const rules = { withoutIntegrity, origins: scriptOrigins(registry) };
  const fetchFresh = async (deadline: number) => vouchFor(await fetchRegistry(deadline, rules));

  const overriding = parts.allowOverrides ? await import('./override/index.ts') : undefined;
  const overrides = overriding?.startOverrides({
    location,
    history,
    storage: () => localStorage,
    trust: scripts.trust,
  });

  const releases = createKnownReleases(registry, parts.provides);
  const likely = (remote: RemoteName) => (overrides?.of(remote) ? undefined : releases.likely(remote));
  const preload = createPreloader(likely, scripts, fetchFacades);
  const loader = createRemoteLoader({
    federation: startFederation(scripts, ({ base }) => parts.chunkLoads.giveUpHung([base, hostBase])),
    releases,
    lastGood: createLastGood(() => localStorage),
    monitor,
    fetchRegistry: fetchFresh,
    isOfHost: (address) => new URL(address, location.href).href.startsWith(hostBase),
    override: overrides?.release,
  });

  return {
    preload,
    slots: (shellFor) =>
      createSlotMounter({
        loader,
        mountRootParcel: async () => (await import('single-spa')).mountRootParcel,
        shellFor,
        preload,
      }),
    running: {
      host: registry.host,
      of(remote) {
        const override = overrides?.of(remote);
        return override === undefined ? releases.view(remote) : { ...releases.view(remote), override };
      },
    },
    isRenewed: async () => releases.differsFrom(await fetchFresh(watchDeadline)),
    badge: overriding && overrides ? <overriding.OverrideBadge overrides={overrides} /> : null,
  };
}
