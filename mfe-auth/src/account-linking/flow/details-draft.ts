import * as z from '@portal/shared/schema';
import type { AgentDetails } from './one-time-code.ts';

const detailsDraft = z.object({ subject: z.string(), agentCustomerId: z.string(), nric: z.string() });

/** In the tab's storage, so that a reload keeps the draft. The host removes it when the sign-in ends. */
const key = 'portal.account-linking-details';

/** Saves what the agent has typed and not sent. `subject` is the `sub` of the agent who typed it. */
export function saveDetailsDraft(storage: Storage, subject: string, details: AgentDetails): void {
  try {
    storage.setItem(key, JSON.stringify({ subject, ...details }));
  } catch {
    // full or blocked storage: a reload then starts with an empty form
  }
}

export function removeDetailsDraft(storage: Storage): void {
  try {
    storage.removeItem(key);
  } catch {
    // blocked storage has no draft
  }
}

/** Returns the draft of this agent, or `undefined` when there is none or it belongs to another agent. */
export function loadDetailsDraft(storage: Storage, subject: string): AgentDetails | undefined {
  try {
    const { data } = z.safeParse(detailsDraft, JSON.parse(storage.getItem(key) ?? ''));
    if (data?.subject !== subject) return undefined;
    return { agentCustomerId: data.agentCustomerId, nric: data.nric };
  } catch {
    return undefined;
  }
}
