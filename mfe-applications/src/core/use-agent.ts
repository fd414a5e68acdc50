import type { Agent } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';

/** The signed-in agent; absent only in the moment in which a session ends. */
export function useAgent(): Agent | undefined {
  const state = useShell().session.current();
  return state.status === 'active' ? state.agent : undefined;
}
