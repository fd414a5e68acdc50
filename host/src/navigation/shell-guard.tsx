import type { Agent, SessionState, ShellSession } from '@portal/shared/contract';
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';

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
 * A session that ends while the page is open is the session's own affair: it knows the reason and where to go.
 */
export function ShellGuard({ session, children }: ShellGuardProps) {
  const state = useSession(session);

  useEffect(() => {
    const onEntry = session.current();
    if (onEntry.status === 'active') return;
    session.end(onEntry.status === 'signed-out' ? onEntry.reason : 'never-signed-in');
  }, [session]);

  return state.status === 'active' ? children(state.agent) : null;
}
