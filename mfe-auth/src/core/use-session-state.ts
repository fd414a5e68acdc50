import type { SessionState } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useStreamValue } from '@portal/shared/use-stream-value';

/** Rendering at build time has no session; the browser replaces this state. */
const prerenderedState: SessionState = { status: 'signed-out', reason: 'never-signed-in' };

/**
 * Returns the session's state and re-renders when it changes. When the page is rendered at build time, it is signed
 * out.
 */
export function useSessionState(): SessionState {
  const { session } = useShell();
  return useStreamValue(session.state$, session.current, () => prerenderedState);
}
