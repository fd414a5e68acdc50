import { createBus } from '@portal/shared/bus';
import { contractVersion, type Shell, slotOwners } from '@portal/shared/contract';
import { followDeviceColorMode, ShellProvider, UiProvider } from '@portal/shared/ui';
import { createRoot } from 'react-dom/client';
import { startFederation } from './federation/federation-runtime.ts';
import { createPreloader } from './federation/preloader.ts';
import { decodeRegistry, integrityMap } from './federation/registry.ts';
import { createRemoteLoader } from './federation/remote-loader.ts';
import { createSlotMounter } from './federation/slot-mounter.ts';
import type { TrustedScripts } from './federation/trusted-scripts.ts';
import { lazyReference } from './lazy-reference.ts';
import { createMonitor } from './monitor.ts';
import { createNavigation } from './navigation/navigation.ts';
import { PortalRouter } from './navigation/portal-router.tsx';
import { findRoute } from './navigation/routes.ts';
import { createNotices } from './notices/notices.ts';
import { decodeConfig, readPageData } from './page-data.ts';
import { createBrowserSession } from './session/index.ts';

/**
 * Builds the shell and renders it into `root`. `integrity` grows by what the registry vouches for.
 * Throws when configuration or registry is not valid.
 */
export async function start(
  root: Element,
  integrity: Map<string, string>,
  scripts: TrustedScripts,
): Promise<void> {
  const config = decodeConfig(await readPageData('portal-config'));
  const registry = decodeRegistry(await readPageData('portal-registry'));
  for (const [address, hash] of integrityMap(registry)) integrity.set(address, hash);

  followDeviceColorMode();
  const preload = createPreloader(registry, scripts);
  const route = findRoute(location.pathname);
  if (route?.view.kind === 'slot') preload(route.view.slot);

  const monitor = createMonitor(console);
  const bus = createBus({ monitor });
  const navigation = createNavigation();
  const notices = createNotices();
  const session = createBrowserSession({
    config,
    bus,
    monitor,
    navigate: (path) => navigation.navigator.replace(path),
  });
  const reference = lazyReference(async () => {
    const [{ createApiClient }, { createReference }] = await Promise.all([
      import('@portal/shared/data'),
      import('./reference/reference.ts'),
    ]);
    return createReference({ api: createApiClient({ config, session, monitor }), session });
  });

  const slots = createSlotMounter({
    loader: createRemoteLoader(startFederation(registry, scripts)),
    mountRootParcel: async () => (await import('single-spa')).mountRootParcel,
    shellFor: (slot) => (slotOwners[slot] === 'mfe-auth' ? authShell : shell),
    preload,
  });
  const shell: Shell = {
    contractVersion,
    session,
    bus,
    config,
    navigation,
    slots,
    reference,
    notify: notices.notify,
    monitor,
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
          registry={registry}
        />
      </ShellProvider>
    </UiProvider>,
  );
}
