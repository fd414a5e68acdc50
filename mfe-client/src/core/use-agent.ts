import type { Agent, SessionState } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useState } from 'react';

/**
 * The agent who is signed in. It stays the same for a slot's life: when the session ends the shell takes the
 * slot away, and a last render on the way out must not fail.
 */
export function useAgent(): Agent {
  const { session } = useShell();
  const [agent] = useState(() => agentOf(session.current()));
  return agent;
}

function agentOf(state: SessionState): Agent {
  if (state.status !== 'active') throw new Error('This slot is for a signed-in agent');
  return state.agent;
}
