import type { NoProps } from '@portal/shared/contract';
import { Navigate, SlotOutlet } from '@portal/shared/ui';
import { lazy, useEffect } from 'react';
import type { HostSession } from '../session/index.ts';
import type { OpenRoute } from './routes.ts';
import { useSession } from './shell-guard.tsx';

const MaintenancePage = lazy(() => import('./maintenance-page.tsx'));

const noProps: NoProps = {};

interface OpenPageProps {
  readonly route: OpenRoute;
  readonly session: Pick<HostSession, 'current' | 'state$' | 'landing'>;
}

/** A page that anyone may see. Sign-in sends away whoever is signed in already (tables, Sign-in). */
export function OpenPage({ route, session }: OpenPageProps) {
  const { status } = useSession(session);
  useEffect(() => {
    document.title = `${route.title} · Agent Portal`;
  }, [route]);

  if (route.path === '/' && status === 'active') return <Navigate to={session.landing()} replace />;
  const { view } = route;
  if (view.kind === 'maintenance') return <MaintenancePage />;
  return <SlotOutlet key={view.slot} name={view.slot} props={noProps} />;
}
