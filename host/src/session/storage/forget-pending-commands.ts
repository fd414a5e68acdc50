import type { ShellSession } from '@portal/shared/contract';
import { tryStorage } from '@portal/shared/stored-values';
import { isDeliberateSignOut } from '../../core/deliberate-sign-out.ts';

/** Keys under which the cart's remote stores pending commands, by agent and customer (docs/drafts.md). */
const keyPrefix = 'portal:doubt:';

/**
 * Removes the agent's pending commands from `localStorage` on a deliberate sign-out, in every tab: their keys contain
 * customer ids.
 */
export function forgetPendingCommands(session: Pick<ShellSession, 'state$'>, storage: () => Storage): void {
  let agentId: string | undefined;
  session.state$.subscribe((state) => {
    const previousAgentId = agentId;
    agentId = state.status === 'active' ? state.agent.uuid : undefined;
    if (previousAgentId === undefined || !isDeliberateSignOut(state)) return;
    tryStorage(() => {
      const keys = Object.keys(storage()).filter(
        (key) => key.startsWith(keyPrefix) && key.split(':').includes(previousAgentId),
      );
      for (const key of keys) storage().removeItem(key);
    });
  });
}
