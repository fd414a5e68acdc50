import * as z from '@portal/shared/schema';
import { readStored } from '@portal/shared/stored-values';

const codeRequest = z.object({
  subject: z.string(),
  agentCustomerId: z.string(),
  nric: z.string(),
  sentTo: z.nullable(z.string()),
  sentAt: z.nullable(z.number()),
  verified: z.boolean(),
});

/**
 * A requested one-time code. `subject`: `sub` of the agent, who alone may continue with it. `sentTo`: the masked number,
 * if the service returned it. `sentAt`: epoch milliseconds, `null` when unknown. `verified`: only the mapping is left.
 */
export type CodeRequest = Readonly<z.output<typeof codeRequest>>;

/** In the tab's storage, so that a reload does not request a second code. The host removes it when the session ends. */
const key = 'portal.account-linking';

/**
 * Saves the request of a one-time code, so that a reload continues with it; it replaces the one before. Throws when the
 * storage is full or blocked.
 */
export function saveCodeRequest(storage: Storage, request: CodeRequest): void {
  storage.setItem(key, JSON.stringify(request));
}

/** Removes the stored request of a one-time code, if there is one. Throws when the storage is blocked. */
export function removeCodeRequest(storage: Storage): void {
  storage.removeItem(key);
}

/**
 * Returns the stored request of a one-time code if it is this agent's; `undefined` when there is none, it is another
 * agent's or it cannot be read. `subject` is the agent's `sub`.
 */
export function loadCodeRequest(storage: Storage, subject: string): CodeRequest | undefined {
  const stored = readStored(() => storage, key, codeRequest);
  return stored?.subject === subject ? stored : undefined;
}
