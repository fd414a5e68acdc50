import * as z from '@portal/shared/schema';
import { readStored, tryStorage, writeStored } from '@portal/shared/stored-values';
import type { AgentDetails } from './one-time-code.ts';

const detailsDraft = z.object({ subject: z.string(), agentCustomerId: z.string(), nric: z.string() });

/** In the tab's storage, so that a reload keeps the draft. The host removes it when the sign-in ends. */
const key = 'portal.account-linking-details';

/**
 * Saves the details of the linking that the agent has typed and not sent. `subject` is the `sub` of the agent who typed
 * them. A full or blocked storage is ignored.
 */
export function saveDetailsDraft(storage: Storage, subject: string, details: AgentDetails): void {
  // where storage is full or blocked, a reload starts with an empty form
  writeStored(() => storage, key, { subject, ...details });
}

/** Removes the draft of the linking's details, if there is one. A blocked storage is ignored. */
export function removeDetailsDraft(storage: Storage): void {
  tryStorage(() => storage.removeItem(key));
}

/**
 * Returns the draft of the linking's details, or `undefined` when there is none, it belongs to another agent or cannot
 * be read. `subject` is the agent's `sub`.
 */
export function loadDetailsDraft(storage: Storage, subject: string): AgentDetails | undefined {
  const draft = readStored(() => storage, key, detailsDraft);
  if (draft?.subject !== subject) return undefined;
  return { agentCustomerId: draft.agentCustomerId, nric: draft.nric };
}
