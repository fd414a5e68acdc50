import { createContext, useContext } from 'react';
import type { Shell } from '../../contract/index.ts';

const ShellContext = createContext<Shell | undefined>(undefined);

/** Puts the shell within reach of `useShell`; `createParcel` does it for every slot. */
export const ShellProvider = ShellContext.Provider;

/** What the host handed this slot. Throws outside a slot, which is a defect of the caller. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell)
    throw new Error('useShell is used outside a slot: render it inside createParcel or ShellProvider');
  return shell;
}
