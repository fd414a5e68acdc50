import type { Shell } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useCallback, useState } from 'react';
import { forgetRecents, type RecentCustomer, readRecents, rememberCustomer } from './recents.ts';
import { useAgent } from './use-agent.ts';

const followed = new WeakSet<Shell>();

/** Makes the end of the session the end of the recents, from the first use on and for as long as the page lives. */
function followSession(shell: Shell): void {
  if (followed.has(shell)) return;
  followed.add(shell);
  shell.bus.on('session:ended').subscribe(() => forgetRecents(sessionStorage));
}

export interface Recents {
  /** As they were when this was first shown. */
  readonly customers: readonly RecentCustomer[];
  readonly remember: (customer: RecentCustomer) => void;
}

/** The signed-in agent's recently opened customers. */
export function useRecents(): Recents {
  const shell = useShell();
  const { subject } = useAgent();
  const [customers] = useState(() => {
    followSession(shell);
    return readRecents(sessionStorage, subject);
  });
  const remember = useCallback(
    (customer: RecentCustomer) => rememberCustomer(sessionStorage, subject, customer),
    [subject],
  );
  return { customers, remember };
}
