import * as z from '@portal/shared/schema';

const codeRequest = z.object({
  subject: z.string(),
  agentCustomerId: z.string(),
  nric: z.string(),
  sentTo: z.nullable(z.string()),
  sentAt: z.nullable(z.number()),
  verified: z.boolean(),
});

/**
 * A one-time code that was asked for. `subject`: who asked for it, and alone may go on with it. `sentTo`: the number, masked, where the service told it. `sentAt`: epoch
 * milliseconds; `null` for a code of which the agent alone knows when it came. `verified`: it was entered, and what
 * is left is the linking itself.
 */
export type CodeRequest = Readonly<z.output<typeof codeRequest>>;

/** In the tab's storage, so that a reload asks for nothing twice; the host wipes it with the session. */
const key = 'portal.account-linking';

export function keepRequest(storage: Storage, request: CodeRequest): void {
  storage.setItem(key, JSON.stringify(request));
}

export function forgetRequest(storage: Storage): void {
  storage.removeItem(key);
}

/** This agent's request of before a reload; nothing when there is none that can be read. */
export function keptRequest(storage: Storage, subject: string): CodeRequest | undefined {
  try {
    const kept = z.safeParse(codeRequest, JSON.parse(storage.getItem(key) ?? '')).data;
    return kept?.subject === subject ? kept : undefined;
  } catch {
    return undefined;
  }
}
