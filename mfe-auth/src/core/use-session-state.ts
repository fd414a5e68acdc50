import type { SessionState } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';

/** Rendering at build time has no session; the browser replaces this state. */
const prerenderedState: SessionState = { status: 'signed-out', reason: 'never-signed-in' };

/** Returns the session's state and re-renders when it changes. */
export function useSessionState(): SessionState {
  const { session } = useShell();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = session.state$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [session],
  );
  return useSyncExternalStore(subscribe, session.current, () => prerenderedState);
}
