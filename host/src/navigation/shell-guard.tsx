import type { Agent, SessionState, ShellSession } from '@portal/shared/contract';
import { Navigate } from '@portal/shared/ui';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

type WatchedSession = Pick<ShellSession, 'current' | 'state$'>;

/** The session as it is, now and after every change. */
export function useSession(session: WatchedSession): SessionState {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = session.state$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [session],
  );
  return useSyncExternalStore(subscribe, () => session.current());
}

interface ShellGuardProps {
  readonly session: WatchedSession & Pick<ShellSession, 'end'>;
  readonly children: (agent: Agent) => ReactNode;
}

/**
 * Lets nobody in without a valid session: whoever has none is logged out, and sees nothing meanwhile (RTE-17).
 * A session that ends while the page is open is the session's own affair: it knows the reason and where to go. Who is
 * linking has none yet and goes on with that (SGN-12), whenever this tab learns of it.
 */
export function ShellGuard({ session, children }: ShellGuardProps) {
  const state = useSession(session);
  const [onEntry] = useState(() => session.current());

  useEffect(() => {
    // another tab may have handed its session over since this was drawn: that one is nobody's to end
    if (onEntry.status === 'signed-out' && session.current().status === 'signed-out')
      session.end(onEntry.reason);
  }, [session, onEntry]);

  if (state.status === 'linking') return <Navigate to="/account-linking" replace />;
  return state.status === 'active' ? children(state.agent) : null;
}
