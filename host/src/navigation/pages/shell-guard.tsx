import type { Agent, SessionState, ShellSession } from '@portal/shared/contract';
import { accountLinkingPath } from '@portal/shared/pages';
import { Navigate } from '@portal/shared/ui';
import { useStreamValue } from '@portal/shared/use-stream-value';
import { type ReactNode, useEffect, useState } from 'react';

type ObservableSession = Pick<ShellSession, 'current' | 'state$'>;

/** Returns the state of the session and renders again after every change. */
export function useSessionState(session: ObservableSession): SessionState {
  return useStreamValue(session.state$, () => session.current());
}

interface ShellGuardProps {
  readonly session: ObservableSession & Pick<ShellSession, 'end'>;
  readonly children: (agent: Agent) => ReactNode;
}

/**
 * Shows its children only with a valid session. Without one it renders nothing and logs out (RTE-17); an agent who is
 * linking goes to the linking page (SGN-12). A session that ends later redirects by itself.
 */
export function ShellGuard({ session, children }: ShellGuardProps) {
  const state = useSessionState(session);
  const [initialState] = useState(() => session.current());

  useEffect(() => {
    // another tab may have shared its session since the first render; that session must not be ended
    if (initialState.status === 'signed-out' && session.current().status === 'signed-out')
      session.end(initialState.reason);
  }, [session, initialState]);

  if (state.status === 'linking') return <Navigate to={accountLinkingPath} replace />;
  return state.status === 'active' ? children(state.agent) : null;
}
