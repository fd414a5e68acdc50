import { createContext, useContext, useState } from 'react';
import type { Agent, Shell } from '../../../contract/index.ts';

const ShellContext = createContext<Shell | undefined>(undefined);

/** Provides the shell to `useShell`. `createParcel` renders it around every slot. */
export const ShellProvider = ShellContext.Provider;

/**
 * Returns the shell, the object by which the host serves this slot: session, bus, navigation and more. Throws outside a
 * slot.
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell)
    throw new Error('useShell is used outside a slot: render it inside createParcel or ShellProvider');
  return shell;
}

/**
 * Returns the signed-in agent as at the component's first render. It stays the same until that unmounts, so that the
 * last render does not fail while the session ends. Throws when the slot is mounted without a session, and outside a
 * slot.
 */
export function useAgent(): Agent {
  const { session } = useShell();
  const [agent] = useState(() => {
    const state = session.current();
    if (state.status !== 'active') throw new Error('useAgent is used in a slot that has no session');
    return state.agent;
  });
  return agent;
}
