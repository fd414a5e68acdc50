import type { Shell } from '@portal/shared/contract';
import { BrowserRouter, useLocation, useNavigate } from '@portal/shared/ui';
import { lazy, useEffect, useLayoutEffect } from 'react';
import type { RunningReleases } from '../core/running-releases.ts';
import type { Notices } from '../notices/index.ts';
import type { HostSession } from '../session/index.ts';
import { SignedInBesidePages } from './beside-pages.tsx';
import { HostBoundary } from './host-boundary.tsx';
import type { HostNavigation } from './navigation.ts';
import { OpenPage } from './open-page.tsx';
import { frameCode } from './page-code.ts';
import { findRoute } from './routes.ts';
import { ShellGuard } from './shell-guard.tsx';

const Frame = lazy(frameCode);
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));

export interface PortalRouterProps {
  readonly shell: Shell;
  readonly navigation: HostNavigation;
  readonly session: HostSession;
  readonly notices: Notices;
  /** Which release of each remote runs; shown in About. */
  readonly releases: RunningReleases;
}

/** The portal's pages over the browser's history. Stands inside `UiProvider` and `ShellProvider`. */
export function PortalRouter(props: PortalRouterProps) {
  return (
    <BrowserRouter>
      <NavigationBridge navigation={props.navigation} />
      <CurrentPage {...props} />
    </BrowserRouter>
  );
}

/** Whatever the path leads to: a page inside the frame, one outside it, or none (RTE-20). */
export function CurrentPage({ shell, session, notices, releases }: Omit<PortalRouterProps, 'navigation'>) {
  const { pathname, search } = useLocation();
  const route = findRoute(pathname);
  // before the effects of what is shown, which may know a better one
  useLayoutEffect(() => {
    if (route) document.title = `${route.title} · Agent Portal`;
  }, [route]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of every move
  useEffect(() => session.moved(), [session, pathname, search]);
  return (
    <>
      <HostBoundary key={route?.area} monitor={shell.monitor} at={pathname}>
        {route === undefined ? (
          <NotFoundPage />
        ) : route.area === 'outside' ? (
          <OpenPage route={route} session={session} />
        ) : (
          <ShellGuard session={session}>
            {(agent) => <Frame shell={shell} agent={agent} releases={releases} route={route} />}
          </ShellGuard>
        )}
      </HostBoundary>
      <HostBoundary monitor={shell.monitor} at={pathname}>
        <SignedInBesidePages session={session} notices={notices} />
      </HostBoundary>
    </>
  );
}

/** Keeps the shell's navigation at the router's present; slots are told of a move only after this has run. */
function NavigationBridge({ navigation }: Pick<PortalRouterProps, 'navigation'>) {
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => navigation.connect({ navigate, location }), [navigation, navigate, location]);
  return null;
}
