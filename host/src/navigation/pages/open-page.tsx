import type { NoProps } from '@portal/shared/contract';
import { signInPath } from '@portal/shared/pages';
import { Navigate, SlotOutlet } from '@portal/shared/ui';
import { lazy, useLayoutEffect } from 'react';
import { takeSearchWords } from '../../core/search-address.ts';
import { importMaintenancePage } from '../../maintenance/index.ts';
import type { HostSession } from '../../session/index.ts';
import { removeFirstPaint } from '../remove-first-paint.ts';
import type { OpenRoute } from '../routes/index.ts';
import { useSessionState } from './shell-guard.tsx';

const MaintenancePage = lazy(importMaintenancePage);

const noProps: NoProps = {};

interface OpenPageProps {
  readonly route: OpenRoute;
  readonly session: Pick<HostSession, 'current' | 'state$' | 'landingPath'>;
}

/** Renders a page outside the frame. Sign-in redirects an agent who is signed in already. */
export function OpenPage({ route, session }: OpenPageProps) {
  const { status } = useSessionState(session);

  const redirects = route.path === signInPath && status === 'active';
  useLayoutEffect(() => {
    if (!redirects) removeFirstPaint(route.path === signInPath ? 'login' : undefined);
  }, [redirects, route]);

  if (redirects) {
    const { path, state } = takeSearchWords(session.landingPath());
    return <Navigate to={path} state={state} replace />;
  }
  const { view } = route;
  if (view.kind === 'maintenance') return <MaintenancePage />;
  return <SlotOutlet key={view.slot} name={view.slot} props={noProps} />;
}
