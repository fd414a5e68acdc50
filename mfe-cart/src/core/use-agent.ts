import type { Agent } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useState } from 'react';

/** The signed-in agent, as at the slot's mounting: slots of this remote are mounted in a session alone. */
export function useAgent(): Agent {
  const { session } = useShell();
  const [agent] = useState(() => {
    const state = session.current();
    if (state.status !== 'active') throw new Error('A signed-in slot was mounted without a session');
    return state.agent;
  });
  return agent;
}
