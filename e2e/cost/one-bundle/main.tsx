/**
 * The portal as one application: the host's own frame, router, session and notices, and every remote's slots as lazy
 * routes, mounted as parcels just as in the portal. No federation runtime, registry, gate, fallback order or integrity.
 */
import { createBus } from '@portal/shared/bus';
import { contractVersion, type Shell, type SlotName } from '@portal/shared/contract';
import type { DeclaredRemotes } from '@portal/shared/federation';
import { isParcel } from '@portal/shared/is-parcel';
import { followDeviceColorMode, ShellProvider, UiProvider } from '@portal/shared/ui';
import { createRoot } from 'react-dom/client';
import { createSlotDirectory, type SlotAddress } from '../../../host/src/core/slot-directory.ts';
import { createBrowserCustomerMode } from '../../../host/src/customer-mode/index.ts';
import { deleteDraftDatabase } from '../../../host/src/drafts/database.ts';
import { createLazyDrafts } from '../../../host/src/drafts/lazy-drafts.ts';
import { slotKey } from '../../../host/src/federation/loading/slot-load.ts';
import { createSlotMounter } from '../../../host/src/federation/mounting/slot-mounter.ts';
import { createUnsavedChanges } from '../../../host/src/live/unsaved-changes.ts';
import { createMonitor } from '../../../host/src/monitor.ts';
import { importFrame } from '../../../host/src/navigation/frame/index.ts';
import { createNavigation } from '../../../host/src/navigation/navigation.ts';
import { PortalRouter } from '../../../host/src/navigation/portal-router.tsx';
import { prefetchPageCode } from '../../../host/src/navigation/prefetch-page-code.ts';
import { createPages } from '../../../host/src/navigation/routes/index.ts';
import { createNotices } from '../../../host/src/notices/notices.ts';
import { decodeConfig, readPageData } from '../../../host/src/page-data.ts';
import { createLazyReference } from '../../../host/src/reference/lazy-reference.ts';
import { createBrowserSession, getSubject } from '../../../host/src/session/index.ts';
import { importSlot } from './lazy-slots.ts';

/** What the remotes declare, from the build. */
declare const __DECLARED_REMOTES__: DeclaredRemotes;

const config = decodeConfig(await readPageData('portal-config'));
followDeviceColorMode();
const pages = createPages(__DECLARED_REMOTES__);
const directory = createSlotDirectory(__DECLARED_REMOTES__);
const codeOf = (name: SlotName) => importSlot(slotKey(directory.find(name)));
const preload = (slot: SlotName) => void codeOf(slot);
const route = pages.find(location.pathname);
for (const { name } of pages.slotsAt(location)) preload(name);

const monitor = createMonitor(async () => ({ log: console.info, error: console.warn }));
const bus = createBus({ monitor, owner: () => getSubject(session.current()) });
const navigation = createNavigation();
const notices = createNotices();
const unsaved = createUnsavedChanges();
const drafts = createLazyDrafts({
  load: async (lastOwner) => {
    const { createBrowserVault } = await import('../../../host/src/drafts/index.ts');
    return createBrowserVault(session, lastOwner);
  },
  deleteAll: deleteDraftDatabase,
});
const session = createBrowserSession({
  config,
  bus,
  monitor,
  navigate: (path) => navigation.navigator.replace(path),
  beforeLeaving: drafts.flush,
  loadEncryption: importFrame,
});
drafts.followSession(session);
if (route && session.current().status === 'active') prefetchPageCode(route);
const reference = createLazyReference(async () => {
  const [{ createApiClient }, { createReference }] = await Promise.all([
    import('@portal/shared/calls'),
    import('../../../host/src/reference/reference.ts'),
  ]);
  return createReference({ api: createApiClient({ config, session, monitor }), session, bus });
});

async function parcelOf(address: SlotAddress) {
  const parcel = (await codeOf(slotKey(address))).default;
  if (!isParcel(parcel)) throw new Error(`${address.slot} is no slot`);
  return parcel;
}
const nothing = () => {};
const slots = createSlotMounter({
  loader: {
    startLoad: (slot) => ({
      loadNext: () => parcelOf(slot),
      isComposed: () => true,
      markCrashed: nothing,
      markMounted: nothing,
    }),
    forget: nothing,
    lastLoad: () => undefined,
  },
  mountRootParcel: async () => (await import('single-spa')).mountRootParcel,
  directory,
  shellFor: (remote) => (remote === 'mfe-auth' ? authShell : shell),
  preload: nothing,
  prefetch: preload,
});
const customerMode = createBrowserCustomerMode();
const shell: Shell = {
  contractVersion,
  session,
  bus,
  config,
  navigation,
  slots,
  reference,
  notify: notices.notify,
  holdUnsaved: unsaved.hold,
  drafts,
  monitor,
  customerMode,
};
const authShell: Shell = { ...shell, signIn: session.signIn };

createRoot(document.getElementById('root') ?? document.body).render(
  <UiProvider>
    <ShellProvider value={shell}>
      <PortalRouter
        shell={shell}
        navigation={navigation}
        session={session}
        notices={notices}
        customerMode={customerMode}
        pages={pages}
        releases={{
          host: '1.0.0',
          remotes: [],
          of: () => ({ version: '1.0.0' }),
          baseOf: () => undefined,
          declares: () => undefined,
          canaryOf: () => undefined,
          lastLoad: () => undefined,
          problems: [],
        }}
      />
    </ShellProvider>
  </UiProvider>,
);
