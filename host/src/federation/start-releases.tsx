import type { RemoteName, Shell, SlotMounter } from '@portal/shared/contract';
import {
  entriesOf,
  type Provides,
  type Registry,
  type RegistryEntries,
  type RegistryProblem,
} from '@portal/shared/federation';
import type { ReactNode } from 'react';
import type { DetailedMonitor } from '../core/monitoring-service.ts';
import type { RunningReleases } from '../core/releases/running-releases.ts';
import { createSlotDirectory } from '../core/slot-directory.ts';
import { startFederation } from './federation-runtime.ts';
import { createLastGood, createRemoteLoader } from './loading/index.ts';
import { withDeadline } from './loading/timers.ts';
import { createSlotMounter } from './mounting/slot-mounter.ts';
import {
  allReleases,
  createCanaryNumber,
  createKnownReleases,
  createRecords,
  decodeRegistry,
  integrityMap,
} from './registry/index.ts';
import type { ChunkRequests } from './scripts/chunk-requests.ts';
import { prefetchFacades } from './scripts/lazy-facades.ts';
import { createPreloader, type Preloader } from './scripts/preloader.ts';
import type { TrustedScripts } from './scripts/trusted-scripts.ts';

interface ReleasesOptions {
  /** The composed page's registry, not decoded yet. */
  readonly registry: unknown;
  /** What this host provides; the gate checks releases against it. */
  readonly provides: Provides;
  readonly allowOverrides: boolean;
  /** The remote that signs agents in, which the page cannot do without. */
  readonly signInRemote: string | undefined;
  /** Integrity hashes by address. The hashes of each decoded registry are added. */
  readonly integrity: Map<string, string>;
  readonly scripts: TrustedScripts;
  readonly chunkRequests: ChunkRequests;
  /** The folder of all files of the host, of any release, as an absolute address. */
  readonly hostBase: string;
  readonly monitor: DetailedMonitor;
}

/** The remotes, as the rest of the host uses them. */
export interface Remotes extends Preloader {
  /** What the composed page's remotes declare, or an override in place of one. */
  readonly entries: RegistryEntries;
  /** The remotes that the composed page's registry leaves out. */
  readonly problems: readonly RegistryProblem[];
  /** Creates the mounter of slots; `shellFor` returns the shell that a remote may use. */
  createSlots(shellFor: (remote: RemoteName) => Shell): SlotMounter;
  /** The versions that run. */
  readonly running: RunningReleases;
  /** Whether a fresh registry names other remotes or releases than this page uses. Rejects when it cannot be fetched. */
  hasNewReleases(): Promise<boolean>;
  /** Shows which remotes are overridden; `null` where overrides are not allowed. */
  readonly badge: ReactNode;
}

/** The deadline of the check for new releases, which runs in the background. Milliseconds. */
const releaseCheckDeadline = 10_000;

/**
 * Sets up the loading of remotes (docs/federation.md), and resolves with what mounts their slots and reports their
 * releases. Rejects when the registry is not valid.
 */
export async function startReleases(options: ReleasesOptions): Promise<Remotes> {
  const { integrity, scripts, hostBase, monitor } = options;
  const withoutIntegrity = process.env.NODE_ENV === 'development';
  const rules = { withoutIntegrity, canaryNumber: createCanaryNumber(() => localStorage) };
  const addIntegrity = (registry: Registry) => {
    for (const [address, hash] of integrityMap(registry)) integrity.set(address, hash);
    if (withoutIntegrity) for (const { base } of allReleases(registry)) scripts.trustFolder(base);
    return registry;
  };
  const { problems, ...decoded } = decodeRegistry(options.registry, rules);
  const registry = addIntegrity(decoded.registry);
  if (!Object.hasOwn(registry.remotes, String(options.signInRemote))) throw new Error('no sign-in remote');
  const fetchFreshRegistry = async (deadline: number) => {
    // no first load needs this code, and the background services fetch it before an agent may
    const load = import('./registry/fetch-registry.ts').then(({ fetchBound }) =>
      fetchBound(deadline, rules, { page: registry, hashes: integrity, entry: releases.entry, monitor }),
    );
    const fresh = await withDeadline(load, deadline);
    addIntegrity(fresh.registry);
    return fresh;
  };

  const overrideModule = options.allowOverrides ? await import('./override/index.ts') : undefined;
  const overrides = overrideModule?.startOverrides({
    location,
    history,
    storage: () => localStorage,
    trustFolder: scripts.trustFolder,
  });

  const entries = { ...registry.remotes, ...(await overrides?.fetchEntries()) };
  const directory = createSlotDirectory(entries);
  const releases = createKnownReleases(registry, options.provides);
  const expectedRelease = (remote: RemoteName) =>
    overrides?.of(remote) ? undefined : releases.expectedRelease(remote);
  const complete = createRecords({
    releases,
    rules,
    monitor,
    trust: (remote, entry) => addIntegrity({ ...registry, remotes: { [remote]: entry } }),
  });
  const preloader = createPreloader(directory.find, expectedRelease, scripts, prefetchFacades, (remote) =>
    overrides?.of(remote) ? undefined : complete(remote),
  );
  const loader = createRemoteLoader({
    federation: startFederation(scripts, ({ base }) => options.chunkRequests.failHung([base, hostBase])),
    releases,
    lastGood: createLastGood(() => localStorage),
    monitor,
    fetchRegistry: async (deadline) => (await fetchFreshRegistry(deadline)).registry,
    complete,
    isHostFile: (address) => new URL(address, location.href).href.startsWith(hostBase),
    override: overrides?.fetchRelease,
  });

  return {
    ...preloader,
    entries,
    problems,
    createSlots: (shellFor) =>
      createSlotMounter({
        loader,
        mountRootParcel: async () => (await import('single-spa')).mountRootParcel,
        directory,
        shellFor,
        ...preloader,
      }),
    running: {
      host: registry.host,
      remotes: entriesOf(entries).map(([name]) => name),
      of(remote) {
        const override = overrides?.of(remote);
        return override === undefined
          ? releases.runningVersion(remote)
          : { ...releases.runningVersion(remote), override };
      },
      canaryOf: (remote) => releases.entry(remote)?.canary,
      declares: (remote) => entries[remote]?.declares,
      lastLoad: loader.lastLoad,
      problems,
      overrides,
      baseOf: (part) => (part === 'host' ? `${hostBase}${registry.host}/` : expectedRelease(part)?.base),
    },
    hasNewReleases: async () => (await fetchFreshRegistry(releaseCheckDeadline)).isNew,
    badge: overrideModule && overrides ? <overrideModule.OverrideBadge overrides={overrides} /> : null,
  };
}
