import { createBus } from '@portal/shared/bus';
import type { Bus, Monitor, PortalConfig, ShellSession } from '@portal/shared/contract';
import type { Provides } from '@portal/shared/federation';
import { loadWhenIdle } from '@portal/shared/idle-page';
import { prefetchOverlayCode } from '@portal/shared/overlays';
import { followDeviceColorMode, ShellProvider, UiProvider } from '@portal/shared/ui';
import { type ComponentProps, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { correctAddress } from './core/portal-path.ts';
import { reportedRelease } from './core/releases/running-releases.ts';
import { takeSearchWords } from './core/search-address.ts';
import { createBrowserCustomerMode, endModeBySignIn } from './customer-mode/index.ts';
import { deleteDraftDatabase } from './drafts/database.ts';
import { createLazyDrafts, type LazyDrafts } from './drafts/lazy-drafts.ts';
import { createShell } from './federation/create-shell.ts';
import { createRemoteShells } from './federation/remote-shells.ts';
import type { ChunkRequests } from './federation/scripts/chunk-requests.ts';
import type { TrustedScripts } from './federation/scripts/trusted-scripts.ts';
import { startReleases } from './federation/start-releases.tsx';
import { createFlags } from './flags/flags.ts';
import { createReload, createUnsavedChanges, isFileGone, watchHostFiles } from './live/index.ts';
import { createMonitor } from './monitor.ts';
import { importFrame } from './navigation/frame/index.ts';
import { watchLinkIntent } from './navigation/link-intent.ts';
import { createNavigation } from './navigation/navigation.ts';
import { PortalRouter } from './navigation/portal-router.tsx';
import { prefetchPageCode } from './navigation/prefetch-page-code.ts';
import { createPages } from './navigation/routes/index.ts';
import { createNotices, endNoticesWithSession, type Notices } from './notices/notices.ts';
import { decodeConfig, readPageData } from './page-data.ts';
import { createLazyReference } from './reference/lazy-reference.ts';
import { createBrowserSession, getSubject } from './session/index.ts';

/** What this host provides to remotes; its build defines it (shared/build). */
declare const __PORTAL_PROVIDES__: Provides;

interface StartOptions {
  readonly root: Element;
  /** Hashes of trusted files; the registry adds those of the remotes. */
  readonly integrity: Map<string, string>;
  readonly scripts: TrustedScripts;
  readonly chunkRequests: ChunkRequests;
  /** Base address of the host's files. */
  readonly hostBase: string;
}

interface SessionOptions {
  readonly config: PortalConfig;
  readonly monitor: Monitor;
  /** Goes to a route of the portal, by a link, and replaces the history entry. */
  readonly navigate: (path: string) => void;
}

/** Creates the session with its bus and drafts, which need one another. */
function startSession({ config, monitor, navigate }: SessionOptions) {
  const bus = createBus({ monitor, owner: () => getSubject(session.current()) });
  const drafts = createLazyDrafts({
    load: async (lastOwner) => {
      const { createBrowserVault } = await import('./drafts/index.ts');
      return createBrowserVault(session, lastOwner);
    },
    deleteAll: deleteDraftDatabase,
  });
  const session = createBrowserSession({
    config,
    bus,
    monitor,
    navigate,
    beforeLeaving: drafts.flush,
    loadEncryption: importFrame,
  });
  drafts.followSession(session);
  return { bus, drafts, session };
}

interface ReferenceOptions {
  readonly config: PortalConfig;
  readonly session: ShellSession;
  readonly monitor: Monitor;
  readonly bus: Bus;
}

function createReferenceData(parts: ReferenceOptions) {
  return createLazyReference(async () => {
    const [{ createApiClient }, { createReference }] = await Promise.all([
      import('@portal/shared/calls'),
      import('./reference/reference.ts'),
    ]);
    return createReference({ ...parts, api: createApiClient(parts) });
  });
}

interface ReloadOptions {
  readonly hostBase: string;
  /** Version of the running host. */
  readonly version: string;
  readonly drafts: LazyDrafts;
  readonly notify: Notices['notify'];
}

/** Tracks unsaved input, and reloads the page or asks first when a file of the host is missing. */
function watchForReload({ hostBase, version, drafts, notify }: ReloadOptions) {
  const unsaved = createUnsavedChanges();
  // writes pending drafts before the reload
  const reload = () => void drafts.flush().finally(() => location.reload());
  const askToReload = createReload({ hasUnsavedChanges: unsaved.any, notify, reload });
  watchHostFiles({
    hostBase,
    version,
    isFileGone,
    hasUnsavedChanges: unsaved.any,
    storage: () => sessionStorage,
    reload,
    askToReload,
    notify,
  });
  return { unsaved, askToReload };
}

/** Renders the page in the shell's providers, with the badge of active overrides. */
function renderPortal(root: Element, router: ComponentProps<typeof PortalRouter>, badge: ReactNode) {
  const portal = (
    <UiProvider>
      <ShellProvider value={router.shell}>
        <PortalRouter {...router} />
        {badge}
      </ShellProvider>
    </UiProvider>
  );
  createRoot(root).render(
    process.env.NODE_ENV === 'development' ? <StrictMode>{portal}</StrictMode> : portal,
  );
}

/**
 * Starts the host: builds the shell from the page's configuration and registry, and renders it into `root`. Rejects
 * when either is not valid.
 */
export async function start({
  root,
  integrity,
  scripts,
  chunkRequests,
  hostBase,
}: StartOptions): Promise<void> {
  const config = decodeConfig(await readPageData('portal-config'));
  const monitor = createMonitor(async () => (await import('./background-services.ts')).loadConsoleReports());
  const remotes = await startReleases({
    registry: await readPageData('portal-registry'),
    provides: __PORTAL_PROVIDES__,
    allowOverrides: config.allowOverrides,
    signInRemote: config.signInRemote,
    integrity,
    scripts,
    chunkRequests,
    hostBase,
    monitor,
  });
  followDeviceColorMode();
  correctAddress(window);
  const pages = createPages(remotes.entries);
  const route = pages.find(location.pathname);
  const customerMode = createBrowserCustomerMode();
  // a locked page mounts none of them: the browser would warn of files that nothing uses
  const isLocked = route?.area === 'shell' && customerMode.isOn();
  const shown = pages.slotsAt(location);
  for (const { name, part } of isLocked ? [] : shown) remotes.preload(name, part);
  // the address opens a transaction's drawer, which would otherwise wait for one more round trip
  if (shown.some(({ part }) => part?.startsWith('transaction-'))) prefetchOverlayCode();

  const navigation = createNavigation();
  const notices = createNotices();
  const flags = createFlags();
  const { notify } = notices;
  const navigate = (link: string) => {
    const { path, state } = takeSearchWords(link);
    navigation.navigator.replace(path, state);
  };
  const { bus, drafts, session } = startSession({ config, monitor, navigate });
  endNoticesWithSession(notices, session);
  const startedSignedOut = session.current().status === 'signed-out';
  if (route && session.current().status === 'active') prefetchPageCode(route);
  watchLinkIntent(document, (address) => {
    for (const { name, part } of pages.slotsAt(address)) remotes.prefetch(name, part);
  });
  const reference = createReferenceData({ config, session, monitor, bus });
  const version = remotes.running.host;
  const { unsaved, askToReload } = watchForReload({ hostBase, version, drafts, notify });

  const { running } = remotes;
  const slots = remotes.createSlots((remote) => shellFor(remote));
  const shell = createShell({
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
    customerMode,
  });
  const shellFor = createRemoteShells({
    shell,
    signInRemote: config.signInRemote,
    signIn: endModeBySignIn(session.signIn, customerMode),
    monitorOf: (remote) => monitor.withDetails(() => ({ ...reportedRelease(remote, running) })),
  });
  renderPortal(
    root,
    { shell, navigation, session, notices, customerMode, releases: running, pages },
    remotes.badge,
  );

  const background = {
    config,
    monitor,
    flags,
    session,
    startedSignedOut,
    navigation,
    notify,
    remotes,
    pages,
  };
  loadWhenIdle(() => import('./background-services.ts'))
    .then(({ startBackgroundServices }) => startBackgroundServices({ ...background, askToReload }))
    .catch((error: unknown) => monitor.error(error, 'background services'));
}
