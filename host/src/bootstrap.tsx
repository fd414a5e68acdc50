import { createBus } from '@portal/shared/bus';
import { contractVersion, type Shell, slotOwners } from '@portal/shared/contract';
import type { Provides } from '@portal/shared/federation';
import { followDeviceColorMode, ShellProvider, UiProvider } from '@portal/shared/ui';
import { createRoot } from 'react-dom/client';
import { afterContent } from './core/after-content.ts';
import { dropDatabase } from './drafts/database.ts';
import { lazyDrafts } from './drafts/lazy-drafts.ts';
import type { ChunkLoads } from './federation/chunk-loads.ts';
import { startReleases } from './federation/start-releases.tsx';
import type { TrustedScripts } from './federation/trusted-scripts.ts';
import { createFlags } from './flags/flags.ts';
import { lazyReference } from './lazy-reference.ts';
import { createReload, createUnsaved, isGone, watchHostFiles } from './live/index.ts';
import { createMonitor } from './monitor.ts';
import { createNavigation } from './navigation/navigation.ts';
import { fetchPageCode, frameCode } from './navigation/page-code.ts';
import { PortalRouter } from './navigation/portal-router.tsx';
import { onNearLink } from './navigation/preload-links.ts';
import { findRoute, slotsAt } from './navigation/routes.ts';
import { createNotices } from './notices/notices.ts';
import { decodeConfig, readPageData } from './page-data.ts';
import { createBrowserSession, subjectOf } from './session/index.ts';

/** What this host provides to remotes; written by its build (shared/build). */
declare const __PORTAL_PROVIDES__: Provides;

export interface StartOptions {
  readonly root: Element;
  /** Grows by what the registry vouches for. */
  readonly integrity: Map<string, string>;
  readonly scripts: TrustedScripts;
  readonly chunkLoads: ChunkLoads;
  /** Address that the host's own files are below. */
  readonly hostBase: string;
}

/** Builds the shell and renders it. Rejects when configuration or registry is not valid. */
export async function start({ root, integrity, scripts, chunkLoads, hostBase }: StartOptions): Promise<void> {
  const config = decodeConfig(await readPageData('portal-config'));
  const monitor = createMonitor(console);
  const remotes = await startReleases({
    registry: await readPageData('portal-registry'),
    provides: __PORTAL_PROVIDES__,
    allowOverrides: config.allowOverrides,
    integrity,
    scripts,
    chunkLoads,
    hostBase,
    monitor,
  });
  followDeviceColorMode();
  const route = findRoute(location.pathname);
  for (const slot of slotsAt(location)) remotes.preload(slot);

  const bus = createBus({ monitor, owner: () => subjectOf(session.current()) });
  const navigation = createNavigation();
  const notices = createNotices();
  const flags = createFlags();
  const drafts = lazyDrafts({
    load: async (lastOwner) => {
      const { createBrowserVault } = await import('./drafts/index.ts');
      return createBrowserVault(session, lastOwner());
    },
    dropAll: dropDatabase,
  });
  const session = createBrowserSession({
    config,
    bus,
    monitor,
    navigate: (path) => navigation.navigator.replace(path),
    beforeLeaving: drafts.settled,
    sealing: frameCode,
  });
  drafts.follow(session);
  const nobodyAtFirst = session.current().status === 'signed-out';
  if (route && session.current().status === 'active') fetchPageCode(route);
  onNearLink(document, (address) => {
    for (const slot of slotsAt(address)) remotes.preload(slot);
  });
  const reference = lazyReference(async () => {
    const [{ createApiClient }, { createReference }] = await Promise.all([
      import('@portal/shared/calls'),
      import('./reference/reference.ts'),
    ]);
    return createReference({ api: createApiClient({ config, session, monitor }), session });
  });

  const unsaved = createUnsaved();
  // what was typed a moment ago is written first
  const reload = () => void drafts.settled().finally(() => location.reload());
  const { notify } = notices;
  const askToReload = createReload({ unsaved: unsaved.any, notify, reload });
  watchHostFiles({
    hostBase,
    version: remotes.running.host,
    isGone,
    unsaved: unsaved.any,
    storage: () => sessionStorage,
    reload,
    askToReload,
    notify,
  });

  const slots = remotes.slots((slot) => (slotOwners[slot] === 'mfe-auth' ? authShell : shell));
  const shell: Shell = {
    contractVersion,
    session,
    bus,
    config,
    navigation,
    slots,
    reference,
    notify,
    holdUnsaved: unsaved.hold,
    drafts,
    monitor,
    flags,
  };
  const authShell: Shell = { ...shell, signIn: session.signIn };

  createRoot(root).render(
    <UiProvider>
      <ShellProvider value={shell}>
        <PortalRouter
          shell={shell}
          navigation={navigation}
          session={session}
          notices={notices}
          releases={remotes.running}
        />
        {remotes.badge}
      </ShellProvider>
    </UiProvider>,
  );

  afterContent()
    .then(() => import('./start-late.ts'))
    .then(({ startLate }) => {
      const { isRenewed } = remotes;
      startLate({
        config,
        monitor,
        flags,
        session,
        nobodyAtFirst,
        navigation,
        notify,
        askToReload,
        isRenewed,
      });
    })
    .catch((error: unknown) => monitor.error(error, 'late start'));
}
