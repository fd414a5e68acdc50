/**
 * The sign-in page as one application: the page of mfe-auth and the host's session, without federation, parcels and
 * the frame. What is in and what is not: e2e/cost/README.md.
 */
import { createBus } from '@portal/shared/bus';
import { contractVersion, type Shell } from '@portal/shared/contract';
import {
  BrowserRouter,
  followDeviceColorMode,
  ShellProvider,
  UiProvider,
  useLocation,
  useNavigate,
} from '@portal/shared/ui';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMonitor } from '../../../host/src/monitor.ts';
import { createNavigation } from '../../../host/src/navigation/navigation.ts';
import { decodeConfig, readPageData } from '../../../host/src/page-data.ts';
import { createBrowserSession } from '../../../host/src/session/index.ts';
import { LoginPage } from '../../../mfe-auth/src/login/index.ts';

const config = decodeConfig(await readPageData('portal-config'));
followDeviceColorMode();
const monitor = createMonitor(async () => ({ log: console.info, error: console.warn }));
const bus = createBus({ monitor, owner: () => undefined });
const navigation = createNavigation();
const session = createBrowserSession({
  config,
  bus,
  monitor,
  navigate: (path) => navigation.navigator.replace(path),
  beforeLeaving: async () => {},
  loadEncryption: () => import('../../../host/src/core/encryption/agent-encryption.ts'),
});
const absent = () => {
  throw new Error('The sign-in page alone has no other slots and no reference data');
};
const shell: Shell = {
  contractVersion,
  session,
  signIn: session.signIn,
  bus,
  config,
  navigation,
  slots: { mount: absent, preload: () => {} },
  reference: { current: absent, of$: absent },
  notify: () => {},
  monitor,
};

/** Sign-in at `/`; a signed-in agent leaves this application. */
function Page() {
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => navigation.connect({ navigate, location }), [navigate, location]);
  return location.pathname === '/' ? <LoginPage /> : <h1>Signed in</h1>;
}

createRoot(document.getElementById('root') ?? document.body).render(
  <UiProvider>
    <ShellProvider value={shell}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </ShellProvider>
  </UiProvider>,
);
