import type { Shell } from '@portal/shared/contract';
import { BrowserRouter, useLocation, useNavigate } from '@portal/shared/ui';
import { lazy, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { RunningReleases } from '../core/releases/running-releases.ts';
import { type HostCustomerMode, importHandedOverPage } from '../customer-mode/index.ts';
import type { Notices } from '../notices/index.ts';
import type { HostSession } from '../session/index.ts';
import { importFrame } from './frame/index.ts';
import type { HostNavigation } from './navigation.ts';
import { HostBoundary } from './pages/host-boundary.tsx';
import { LazyNoticesAndExpiryPrompt } from './pages/lazy-notices-and-expiry-prompt.tsx';
import { OpenPage } from './pages/open-page.tsx';
import { ShellGuard, useSessionState } from './pages/shell-guard.tsx';
import { removeFirstPaint } from './remove-first-paint.ts';
import { notFoundRoute, type Pages } from './routes/index.ts';

const Frame = lazy(importFrame);
const HandedOverPage = lazy(importHandedOverPage);
const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));

interface PortalRouterProps {
  readonly shell: Shell;
  readonly navigation: HostNavigation;
  readonly session: HostSession;
  readonly notices: Notices;
  readonly customerMode: HostCustomerMode;
  /** The running release of each remote, which About shows. */
  readonly releases: RunningReleases;
  readonly pages: Pages;
}

/** The portal's pages over the browser's history. It must be rendered inside `UiProvider` and `ShellProvider`. */
export function PortalRouter(props: PortalRouterProps) {
  return (
    <BrowserRouter>
      <NavigationBridge navigation={props.navigation} />
      <CurrentPage {...props} />
    </BrowserRouter>
  );
}

/**
 * The page of the current path: inside the frame, outside it, or without a session the page of an unknown address
 * (RTE-20). While the device is with a customer and the agent is signed in, only the customer's page shows. It sets the
 * document's title and records the page for the next sign-in.
 */
export function CurrentPage(props: Omit<PortalRouterProps, 'navigation'>) {
  const { shell, session, notices, releases, customerMode, pages } = props;
  const { pathname, search, state } = useLocation();
  const { status } = useSessionState(session);
  const handedOver = useSyncExternalStore(customerMode.subscribe, customerMode.current);
  const isLocked = handedOver !== undefined && status === 'active';
  const route = pages.find(pathname) ?? (status === 'active' ? notFoundRoute : undefined);
  // a layout effect, so that the page's own effects can set a more exact title
  useLayoutEffect(() => {
    if (isLocked) document.title = 'Agent Portal';
    else if (route) document.title = `${route.title} · Agent Portal`;
  }, [route, isLocked]);
  const isWithCustomer = handedOver !== undefined;
  // the painted sign-in too, which is not for a customer's eyes
  useLayoutEffect(() => {
    if (isWithCustomer) removeFirstPaint();
  }, [isWithCustomer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: records every move
  useEffect(() => session.recordPage(), [session, pathname, search, state]);
  // before any page, notice or prompt is rendered, whatever the address
  if (isLocked)
    return (
      <HostBoundary key="customer" monitor={shell.monitor} path={pathname}>
        <HandedOverPage handedOver={handedOver} />
      </HostBoundary>
    );
  return (
    <>
      <HostBoundary key={route?.area} monitor={shell.monitor} path={pathname}>
        {route === undefined ? (
          <NotFoundPage />
        ) : route.area === 'outside' ? (
          <OpenPage route={route} session={session} />
        ) : (
          <ShellGuard session={session}>
            {(agent) => <Frame shell={shell} agent={agent} releases={releases} pages={pages} route={route} />}
          </ShellGuard>
        )}
      </HostBoundary>
      <HostBoundary monitor={shell.monitor} path={pathname}>
        <LazyNoticesAndExpiryPrompt session={session} notices={notices} />
      </HostBoundary>
    </>
  );
}

/** Connects the shell's navigation after every move, before slots receive the new location. */
function NavigationBridge({ navigation }: Pick<PortalRouterProps, 'navigation'>) {
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => navigation.connect({ navigate, location }), [navigation, navigate, location]);
  return null;
}
