import type { SessionState } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';

/** What is rendered ahead of time knows of no session; the true state comes with the browser. */
const atFirst: SessionState = { status: 'signed-out', reason: 'never-signed-in' };

/** The session, kept current. */
export function useSessionState(): SessionState {
  const { session } = useShell();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = session.state$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [session],
  );
  return useSyncExternalStore(subscribe, session.current, () => atFirst);
}
