import type { NoProps } from '@portal/shared/contract';
import { Navigate, SlotOutlet } from '@portal/shared/ui';
import { lazy, useLayoutEffect } from 'react';
import { maintenancePageCode } from '../maintenance/index.ts';
import type { HostSession } from '../session/index.ts';
import { endFirstPaint } from './first-paint.ts';
import type { OpenRoute } from './routes.ts';
import { useSession } from './shell-guard.tsx';

const MaintenancePage = lazy(maintenancePageCode);

const noProps: NoProps = {};

interface OpenPageProps {
  readonly route: OpenRoute;
  readonly session: Pick<HostSession, 'current' | 'state$' | 'landing'>;
}

/** A page that anyone may see. Sign-in sends away whoever is signed in already (tables, Sign-in). */
export function OpenPage({ route, session }: OpenPageProps) {
  const { status } = useSession(session);

  const leaves = route.path === '/' && status === 'active';
  useLayoutEffect(() => {
    if (!leaves) endFirstPaint(route.path === '/' ? 'login' : undefined);
  }, [leaves, route]);

  if (leaves) return <Navigate to={session.landing()} replace />;
  const { view } = route;
  if (view.kind === 'maintenance') return <MaintenancePage />;
  return <SlotOutlet key={view.slot} name={view.slot} props={noProps} />;
}
